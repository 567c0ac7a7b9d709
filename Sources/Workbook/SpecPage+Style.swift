extension SpecPage {
  /// How the page looks: on a screen, light or dark, wide or narrow; on paper.
  ///
  /// Every color has a contrast of 4.5 to 1 at least (WCAG 2.2, AA).
  static let style = """
    :root {
      color-scheme: light dark;
      font: 1rem/1.5 system-ui, sans-serif;
      --line: light-dark(#c4c4c4, #5a5a5a);
      --quiet: light-dark(#5c5c5c, #b4b4b4);
    }
    body {
      max-width: 50rem; margin: 2rem auto; padding: 0 1rem;
      background: light-dark(#fff, #16181a);
      color: light-dark(#1a1a1a, #e8e8e8);
      overflow-wrap: anywhere;
    }
    h1, h2, h3, h4 { line-height: 1.25; break-after: avoid; }
    h2 {
      margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line);
    }
    h3 { margin: 2rem 0 0; }
    h4 { margin: 1.25rem 0 0.25rem; }
    a { color: light-dark(#0b4fb3, #8ab8ff); }
    small, .place { color: var(--quiet); font-size: 0.875rem; }
    small { font-weight: normal; white-space: nowrap; }
    .place { margin: 0; break-after: avoid; }
    code, pre { font-family: ui-monospace, monospace; }
    nav ul {
      display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0;
      list-style: none;
    }
    .sentences { list-style: none; margin: 0; padding: 0; }
    .sentences li { break-inside: avoid; }
    summary { cursor: pointer; padding: 0.125rem 0 0.125rem 1.25rem;
      text-indent: -1.25rem; }
    summary * { text-indent: 0; }
    summary:hover { background: light-dark(#f0f0f0, #26292c); }
    details > p { margin: 0.25rem 0 0.25rem 1.25rem; }
    :target > details > summary { outline: 2px solid currentColor; }
    pre {
      margin: 0.25rem 0 1rem 1.25rem; padding: 0.5rem 0.75rem;
      overflow-x: auto; overflow-wrap: normal; font-size: 0.875rem;
      border: 1px solid var(--line); border-radius: 4px;
      background: light-dark(#f7f7f7, #1f2225);
    }
    .passed { color: light-dark(#05661f, #6fdd8b); }
    .failed { color: light-dark(#b00020, #ff8a80); }
    .skipped { color: light-dark(#6b5300, #e6c35c); }
    @page { margin: 18mm; }
    @media print {
      :root { color-scheme: light; font-size: 10pt; }
      body { max-width: none; margin: 0; padding: 0; }
      nav { display: none; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; }
      summary { list-style: none; }
      summary::-webkit-details-marker { display: none; }
    }
    """
}
