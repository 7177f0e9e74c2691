extension HTMLPage {
  /// How the page looks: one calm column, in the reader's own fonts and colour scheme.
  static let style: StaticString = """

    :root {
      color-scheme: light dark;
      --page: #fbfaf7; --raised: #ffffff; --sunk: #f2f0ea; --line: #dcd8ce;
      --text: #1f1e1b; --quiet: #5d5a52; --link: #1d4f91;
      --passed: #1d6638; --failed: #a61b1b; --crashed: #8b1560; --timedOut: #7d4a00;
      --flaky: #5b3aa0; --skipped: #5d5a52; --gone: #fbe3df; --new: #dff1e2;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #171614; --raised: #1f1e1b; --sunk: #262521; --line: #3b3933;
        --text: #ebe8e0; --quiet: #aca79b; --link: #93bdf5;
        --passed: #86cf9f; --failed: #ff9d91; --crashed: #f49bd2; --timedOut: #e9b863;
        --flaky: #c4a9f7; --skipped: #aca79b; --gone: #47211d; --new: #1d3a26;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 5rem; }
    body {
      margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.25rem 6rem;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em; }
    h2 { margin: 2.5rem 0 0.5rem; font-size: 1rem; font-weight: 600; color: var(--quiet); }
    h3 { margin: 0; font-size: 1rem; font-weight: 600; flex: 1 1 14rem; }
    h4 { margin: 1rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
    p { margin: 0.5rem 0; }
    a { color: var(--link); text-underline-offset: 0.15em; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
    .case > details > summary:focus-visible { outline-offset: -2px; }
    main:focus { outline: none; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 0.5rem; padding: 0.5rem 1rem; background: var(--raised); z-index: 2; }
    .run, .time, .none { color: var(--quiet); }
    .run { margin: 0.5rem 0 1.25rem; }
    .bar {
      position: sticky; top: 0; z-index: 1; margin: 0 -1.25rem; padding: 0.75rem 1.25rem;
      background: var(--page); border-bottom: 1px solid var(--line);
    }
    form { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }
    fieldset { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; margin: 0; padding: 0; border: 0; }
    legend, .chip input { position: absolute; opacity: 0; pointer-events: none; }
    .chip span { display: block; padding: 0.125rem 0.625rem; font-size: 0.9375rem; }
    .chip span, select, input[type=search] {
      border: 1px solid var(--line); border-radius: 1rem; background: var(--raised);
    }
    html:not(.scripts) .chip span { border-color: transparent; background: none; padding-left: 0; }
    html:not(.scripts) :is(select, input, output) { display: none; }
    .scripts .chip { cursor: pointer; }
    .chip input:checked + span { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; }
    .chip input:focus-visible + span { outline: 2px solid var(--link); outline-offset: 2px; }
    select, input[type=search] {
      font: inherit; font-size: 0.9375rem; color: inherit; padding: 0.125rem 0.75rem; min-height: 1.75rem;
      max-width: min(14rem, 100%);
    }
    input[type=search] { flex: 1 1 10rem; min-width: 0; max-width: none; }
    ::placeholder { color: var(--quiet); opacity: 1; }
    output { font-size: 0.9375rem; color: var(--quiet); }
    output:empty { display: none; }
    nav h2 { display: inline; color: inherit; }
    nav { margin-top: 1.5rem; }
    nav ol { margin: 0.5rem 0 0; padding-left: 2rem; }
    nav span { font-size: 0.875rem; white-space: nowrap; }
    .case {
      position: relative; border-bottom: 1px solid var(--line);
      /* Only what is in sight is laid out; what stands outside of the box would be cut off. */
      margin: 0 -1.25rem; padding: 0 1.25rem;
      content-visibility: auto; contain-intrinsic-size: auto 3rem;
    }
    summary { cursor: pointer; list-style: none; padding-left: 1.25rem; position: relative; }
    summary::-webkit-details-marker { display: none; }
    summary::before {
      content: ""; position: absolute; left: 0.125rem; top: 0.5em; width: 0.4rem; height: 0.4rem;
      border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(-45deg);
    }
    details[open] > summary::before { transform: rotate(45deg); }
    nav summary::before { top: 0.55em; }
    .case > details > summary, .steps summary {
      display: flex; flex-wrap: wrap; gap: 0.125rem 1rem; align-items: baseline;
    }
    .case > details > summary { margin: 0 -0.5rem; padding: 0.625rem 0.5rem 0.625rem 1.75rem; }
    .case > details > summary::before { left: 0.625rem; top: 1.125rem; }
    .case > details[open] { padding-bottom: 1.5rem; }
    .facts { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; align-items: baseline; font-size: 0.875rem; }
    .facts > :is(.badge, .passed) { white-space: nowrap; }
    .tag { color: var(--quiet); }
    .time { font-variant-numeric: tabular-nums; }
        .badge:not(.passed, .skipped) { font-weight: 600; padding: 0 0.5rem; border: 1px solid currentColor; border-radius: 1rem; }
    .passed { color: var(--passed); } .failed { color: var(--failed); }
    .crashed { color: var(--crashed); } .timedOut { color: var(--timedOut); }
    .flaky { color: var(--flaky); } .skipped { color: var(--skipped); }
    .self { position: absolute; color: var(--quiet); text-decoration: none; font-size: 0.875rem; }
    .self:hover { text-decoration: underline; }
    .case > .self { left: 0.125rem; top: 0.6875rem; opacity: 0; padding: 0 0.125rem; }
    .case:hover > .self, .case > .self:focus { opacity: 1; }
    .reason { font-weight: 600; white-space: pre-wrap; }
    .step > .reason { font-weight: 400; }
    .message { font-style: italic; white-space: pre-wrap; }
    .message::before { content: "— "; }
    .case > details > :is(.reason, h4, pre) { margin-left: 1.25rem; }
    code, pre, .stack { font: 0.875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .steps code { flex: 1 1 14rem; white-space: pre-wrap; }
    pre {
      margin: 0.25rem 0; padding: 0.625rem 0.875rem; background: var(--sunk); border-radius: 6px;
      white-space: pre-wrap; max-height: 30rem; overflow: auto;
    }
    .steps { list-style: none; margin: 0.75rem 0 0; padding: 0 0 0 1.25rem; }
    .steps > li { position: relative; padding: 0.1875rem 0 0.1875rem 2.25rem; border-radius: 6px; }
    .steps .self { left: 0; width: 1.75rem; text-align: right; font-variant-numeric: tabular-nums; line-height: 1.5rem; }
    .case:target, .steps > li:target { background: var(--raised); box-shadow: inset 2px 0 0 var(--link); }
    .step { padding: 0.125rem 0 0.75rem 1.25rem; }
    .place { margin: -0.25rem 0 0.5rem 1.25rem; font-size: 0.875rem; }
    .stack { margin: 0.25rem 0; }
    .screens { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 0 1rem; }
    .screens section { display: flex; flex-direction: column; min-width: 0; }
    .screens pre { flex: 1; }
    .difference > * { display: block; margin: 0 -0.875rem; padding: 0 0.875rem; text-decoration: none; }
    .difference { white-space: pre-wrap; line-height: 0; }
    .difference > * { line-height: 1.5; min-height: 1.5em; }
    del { background: var(--gone); } ins { background: var(--new); }
    @media (max-width: 40rem) {
      body { padding: 1.5rem 1rem 4rem; }
      .bar { position: static; margin: 0 -1rem; padding: 0.5rem 1rem; }
      html { scroll-padding-top: 0; }
      .steps { padding-left: 0; }
      .steps > li { padding-left: 1.75rem; }
      .steps .self { width: 1.375rem; }
      .case { margin: 0 -1rem; padding: 0 1rem; }
      .case > .self { left: auto; right: 1rem; opacity: 1; }
      .case > details > summary { padding-right: 2rem; }
      .step { padding-left: 0; }
    }
    @media (forced-colors: active) { .chip input:checked + span { outline: 2px solid; } }
    @media (max-height: 30rem) { .bar { position: static; } }
    @media print { .bar { position: static; } .self { display: none; } }

    """
}
