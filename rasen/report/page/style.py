"""The style sheet of the page: light and dark, narrow and wide, on screen and on paper.

Every pair of colours that text is shown in has a contrast of 4.5 at least (WCAG 2.2, 1.4.3).
"""

from __future__ import annotations

STYLE = """\
:root{color-scheme:light dark;--text:#1c2128;--faint:#57606a;--back:#ffffff;--raised:#f3f5f8;
--line:#6e7781;--link:#0a53be;--good:#0f5f2c;--good-back:#d9f5e2;--bad:#8e1519;--bad-back:#fde3e3;
--warn:#6b4700}
@media (prefers-color-scheme:dark){:root{--text:#e6e9ee;--faint:#a9b3bf;--back:#14181d;
--raised:#1f252d;--line:#8b949e;--link:#86b7ff;--good:#9be3b3;--good-back:#123d22;--bad:#ffb3b1;
--bad-back:#4d1719;--warn:#ecc46c}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1rem;font:1rem/1.55 system-ui,sans-serif;
color:var(--text);background:var(--back);overflow-wrap:anywhere}
h1,h2,h3,h4,h5,h6{line-height:1.25;margin:1.1em 0 .4em}
h1{font-size:1.7rem}h2{font-size:1.4rem}h3{font-size:1.15rem}h4{font-size:1.05rem}h5,h6{font-size:1rem}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{position:static}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
nav ul{columns:16rem;padding-left:1.2rem}
article{border:1px solid var(--line);border-radius:.5rem;margin:.7rem 0;padding:.2rem .9rem}
article:target{border-color:var(--link);border-width:2px}
summary{cursor:pointer;padding:.4rem 0}summary h3{display:inline;margin:0 .6rem 0 0}
.faint,.state{color:var(--faint)}
.warn{color:var(--warn);font-weight:600}
progress{width:9rem;max-width:100%;vertical-align:middle;accent-color:var(--link)}
pre{white-space:pre-wrap;background:var(--raised);border-radius:.4rem;padding:.6rem;margin:.4rem 0}
pre,code{font-family:ui-monospace,monospace;font-size:.92em}
code{background:var(--raised)}
li>p{display:inline}
ul.tasks{list-style:none;padding-left:0}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:.8rem}
.sides>div{min-width:0}.sides p{margin:.2rem 0}
del{color:var(--bad);background:var(--bad-back)}
ins{color:var(--good);background:var(--good-back)}
.drawing{overflow-x:auto}
svg{max-width:none;height:auto}svg text{fill:var(--text);text-anchor:middle;
font:14px ui-monospace,monospace}svg .state{fill:var(--faint);font-size:12px}
svg rect{fill:var(--raised);stroke:var(--line);stroke-width:1.5}
svg .done rect{stroke:var(--good);stroke-width:3}svg .blocked rect{stroke-dasharray:5 4}
.arrow{fill:none;stroke:var(--line);stroke-width:1.5}
@media (max-width:44rem){.sides{grid-template-columns:1fr}body{padding:.5rem}}
@media print{body{max-width:none}nav,.skip{display:none}article{break-inside:auto;border:0}
h2,h3,h4,h5,h6{break-after:avoid}details::details-content{content-visibility:visible;height:auto}}
"""
