extension Picture {
  /// The style sheet for the pictures on a page, for light and dark color schemes.
  ///
  /// Its rules apply to classes that begin with `fw-` only.
  package static let style = """
    :root{--fw-paper:#fff;--fw-back:#f2f2f7;--fw-bar:#f6f6f8;--fw-ink:#16181d;--fw-gray:#6a6e78;--fw-line:#d3d5dc;\
    --fw-fill:#e9eaef;--fw-accent:#1d5fd1;--fw-on:#fff;--fw-red:#c6262e;--fw-green:#2f8f4e;\
    --fw-selected:#dfe8fa;--fw-shade:#000;--fw-sheet:#fff;--fw-rim:#b3b7c2;--fw-touch:#e8590c}
    @media(prefers-color-scheme:dark){:root{--fw-paper:#17181c;--fw-back:#040507;--fw-bar:#202227;--fw-ink:#f0f1f4;\
    --fw-gray:#a2a6b1;--fw-line:#3d4049;--fw-fill:#2d3038;--fw-accent:#79a9ff;--fw-on:#10131a;\
    --fw-red:#ff7b78;--fw-green:#5cc27e;--fw-selected:#263550;--fw-sheet:#25272d;--fw-rim:#666b78;--fw-touch:#ff9d5c}}
    .fw-layer,.fw-touch{font:17px system-ui,sans-serif;fill:var(--fw-ink)}
    .fw-paper{fill:var(--fw-paper)}
    .fw-bar{fill:var(--fw-bar)}
    .fw-fill{fill:var(--fw-fill)}
    .fw-dim{fill:var(--fw-shade);opacity:.28}
    .fw-edge{fill:var(--fw-paper);stroke:var(--fw-line)}
    .fw-sheet{fill:var(--fw-sheet);stroke:var(--fw-rim)}
    .fw-back{fill:var(--fw-back)}
    .fw-rim{fill:none;stroke:var(--fw-rim)}
    .fw-box{fill:none;stroke:var(--fw-gray)}
    .fw-ring{fill:none;stroke:var(--fw-accent);stroke-width:2}
    .fw-l{fill:none;stroke:var(--fw-line)}
    .fw-k{fill:none;stroke:var(--fw-gray);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .fw-v{fill:none;stroke:var(--fw-accent);stroke-width:2;stroke-linecap:round;\
    stroke-linejoin:round}
    .fw-q{fill:var(--fw-selected)}
    .fw-p{fill:var(--fw-accent)}
    .fw-w{fill:var(--fw-green)}
    .fw-n{fill:var(--fw-line)}
    .fw-u{fill:var(--fw-red)}
    .fw-z{fill:#fff}
    .fw-b{font-weight:600}
    .fw-h{font-weight:700;font-size:34px}
    .fw-m{font-size:15px}
    .fw-s{font-size:13px}
    .fw-y{font-size:11px}
    .fw-g{fill:var(--fw-gray)}
    .fw-a{fill:var(--fw-accent)}
    .fw-x{fill:var(--fw-red)}
    .fw-o{fill:var(--fw-on)}
    .fw-c{text-anchor:middle}
    .fw-e{text-anchor:end}
    .fw-r{direction:rtl;unicode-bidi:isolate}
    .fw-off{opacity:.4}
    .fw-touch circle{fill:var(--fw-touch);fill-opacity:.35;stroke:var(--fw-touch);stroke-width:3}
    .fw-touch path{fill:none;stroke:var(--fw-touch);stroke-width:4;stroke-linecap:round;\
    stroke-linejoin:round}

    """
}
