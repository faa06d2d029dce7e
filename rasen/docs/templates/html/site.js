(function () {
  "use strict";
  var root = document.body.dataset.root;
  var page = document.documentElement;

  // Colours: what the system wants until somebody chooses.
  var button = document.getElementById("theme");
  function isDark() {
    var chosen = page.dataset.theme;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }
  function show() {
    button.setAttribute("aria-pressed", String(isDark()));
  }
  try { var kept = localStorage.getItem("theme"); if (kept) { page.dataset.theme = kept; } } catch (e) { /* not kept then */ }
  button.addEventListener("click", function () {
    page.dataset.theme = isDark() ? "light" : "dark";
    try { localStorage.setItem("theme", page.dataset.theme); } catch (e) { /* not kept then */ }
    show();
  });
  show();

  // Examples to copy.
  document.querySelectorAll(".copy").forEach(function (copy) {
    copy.addEventListener("click", function () {
      var text = copy.parentNode.querySelector("code").textContent;
      function done() { copy.textContent = "Copied"; setTimeout(function () { copy.textContent = "Copy"; }, 1500); }
      if (navigator.clipboard && navigator.clipboard.writeText) { navigator.clipboard.writeText(text).then(done, function () {}); return; }
      var area = document.createElement("textarea");
      area.value = text;
      document.body.appendChild(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      done();
    });
  });

  // Search over what search.js holds: [shown, description, place, words].
  var query = document.getElementById("query");
  var results = document.getElementById("results");
  function search() {
    var words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    results.textContent = "";
    var found = !words.length ? [] : window.searched.filter(function (entry) {
      var text = (entry[0] + " " + entry[1] + " " + entry[3]).toLowerCase();
      return words.every(function (word) { return text.indexOf(word) >= 0; });
    });
    found.sort(function (a, b) { return rank(a, words) - rank(b, words); });
    found.slice(0, 30).forEach(function (entry) {
      var item = document.createElement("li"), link = document.createElement("a"), small = document.createElement("small");
      link.href = root + entry[2];
      link.textContent = entry[0];
      small.textContent = (entry[3] ? entry[3] + ": " : "") + entry[1];
      link.appendChild(small);
      item.appendChild(link);
      results.appendChild(item);
    });
    results.hidden = !found.length;
    query.setAttribute("aria-expanded", String(!results.hidden));
  }
  function rank(entry, words) {
    var name = entry[0].toLowerCase();
    if (name === words[0]) { return 0; }
    return name.indexOf(words[0]) === 0 ? 1 : name.indexOf(words[0]) > 0 ? 2 : 3;
  }
  query.addEventListener("input", search);
  document.getElementById("search").addEventListener("submit", function (event) {
    event.preventDefault();
    var first = results.querySelector("a");
    if (first) { location.href = first.href; close(); }
  });
  function close() { results.hidden = true; query.setAttribute("aria-expanded", "false"); }
  document.addEventListener("keydown", function (event) {
    var links = Array.prototype.slice.call(results.querySelectorAll("a"));
    var place = links.indexOf(document.activeElement);
    if (event.key === "Escape") { close(); query.focus(); }
    else if (event.key === "/" && document.activeElement !== query) { event.preventDefault(); query.focus(); }
    else if (!results.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      var next = place + (event.key === "ArrowDown" ? 1 : -1);
      (next < 0 ? query : links[Math.min(next, links.length - 1)]).focus();
    }
  });
})();
