/// How the report looks: a calm column, in the colours of the reader's system.
nonisolated enum HTMLStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #1c1d21; --pale: #5b5f6a; --line: #d9dce3; --page: #fbfbfd;
      --panel: #ffffff; --code: #f2f3f7; --good: #1a7136; --bad: #b3261e; --odd: #865300; --link: #1d4fb8; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e8e9ee; --pale: #a3a8b5; --line: #363a45;
      --page: #16181d; --panel: #1e2128; --code: #262a33; --good: #6fcf8b; --bad: #ff8a80; --odd: #f0b860;
      --link: #8fb4ff; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    header, main { max-width: 60rem; margin: 0 auto; padding: 0 1rem; }
    header { padding-top: 2rem; }
    h1 { font-size: 1.8rem; line-height: 1.2; margin: 0; letter-spacing: -0.01em; }
    h2 { font-size: 1rem; font-weight: 600; margin: 2rem 0 .5rem; overflow-wrap: anywhere; }
    h3 { font-size: .8rem; font-weight: 600; color: var(--pale); margin: .75rem 0 .25rem; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    .skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; top: 1rem; background: var(--panel);
      padding: .5rem 1rem; }
    .meta, .place, .time, .stack, .message { color: var(--pale); font-size: .875rem; }
    .meta { margin: .25rem 0 1rem; } .place { margin: .25rem 0; }
    form { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; padding: .75rem 0;
      border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
    form[hidden] { display: none; }
    fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    legend { position: absolute; left: -100rem; }
    input[type=search], select { font: inherit; color: inherit; background: var(--panel);
      border: 1px solid var(--pale); border-radius: 6px; padding: .25rem .5rem; max-width: 100%; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 .35rem; font-size: .8rem;
      color: var(--pale); }
    .case { background: var(--panel); border: 1px solid var(--line); border-left: 4px solid var(--good);
      border-radius: 8px; margin: .5rem 0; padding: 0 .75rem; content-visibility: auto;
      contain-intrinsic-size: auto 2.75rem; }
    .case[open] { padding-bottom: .75rem; }
    .case.failed, .case.crashed, .case.timedOut, .case.flaky { border-left-color: var(--bad); }
    .case.skipped { border-left-color: var(--odd); }
    summary { cursor: pointer; padding: .5rem 0; overflow-wrap: anywhere; }
    .case > summary > .title { font-weight: 600; }
    .status { font-size: .8rem; font-weight: 600; color: var(--good); }
    .failed .status, .crashed .status, .timedOut .status, .flaky .status, li.failed .status { color: var(--bad); }
    .skipped .status, .noted .status { color: var(--odd); }
    .case .passed .status { color: var(--good); }
    .tag { font-size: .8rem; border: 1px solid var(--line); border-radius: 999px; padding: 0 .5rem;
      color: var(--pale); }
    .reason { color: var(--bad); margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    .noted .reason, .skipped > .reason { color: var(--odd); }
    .steps { list-style: none; margin: .5rem 0 0; padding: 0; }
    .steps > li { border-top: 1px solid var(--line); }
    .steps > li:target, .case:target { background: color-mix(in srgb, var(--link) 12%, var(--panel)); }
    .steps summary { padding: .3rem 0; }
    code, pre, .stack { font-family: ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, monospace; }
    code { font-size: .9rem; } .stack { font-size: .8rem; }
    pre { font-size: .8rem; line-height: 1.45; background: var(--code); border-radius: 6px; padding: .6rem .75rem;
      margin: .35rem 0; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem; margin: .35rem 0; font-size: .875rem; }
    dt { color: var(--pale); } dd { margin: 0; overflow-wrap: anywhere; }
    del { color: var(--bad); text-decoration: none; } ins { color: var(--good); text-decoration: none; }
    [hidden] { display: none !important; }
    @media print { form { display: none; } }
    """
}
