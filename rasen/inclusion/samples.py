"""Texts that formats accept, to begin with where one is looked for."""

from __future__ import annotations

SAMPLES: dict[str, tuple[str, ...]] = {
    "date": ("2024-05-17", "1999-12-31"),
    "time": ("08:30:00Z", "23:59:59.5+01:00"),
    "date-time": ("2024-05-17T08:30:00Z", "1999-12-31T23:59:59.5+01:00"),
    "duration": ("P3D", "PT1H30M", "P1Y2M"),
    "email": ("a@example.com", "first.last@example.org"),
    "idn-email": ("a@example.com", "ü@example.org"),
    "hostname": ("example.com", "a", "a.b-c.example"),
    "ipv4": ("127.0.0.1", "10.1.2.3"),
    "ipv6": ("::1", "2001:db8::7"),
    "uri": ("https://example.com/a", "urn:a:b", "mailto:a@example.com"),
    "uri-reference": ("/a", "a", "#x", "https://example.com/a"),
    "iri": ("https://example.com/ü", "https://example.com/a"),
    "iri-reference": ("/ü", "a", "https://example.com/a"),
    "uuid": ("123e4567-e89b-12d3-a456-426614174000", "00000000-0000-0000-0000-000000000000"),
    "uri-template": ("/a/{b}", "a", "https://example.com/{id}"),
    "json-pointer": ("", "/a", "/a/0"),
    "relative-json-pointer": ("0", "1/a", "0#"),
    "regex": ("a", "^a+$", "[0-9]*"),
}
