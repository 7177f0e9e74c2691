// Follows the run of the server that has sent the page, and asks it for others.
(() => {
  const live = document.getElementById('live');
  const state = document.getElementById('state');
  const main = document.getElementById('cases');
  const kept = 'flowsh';
  let isRunning = false;

  function say(text, kind = '') {
    if (state.textContent !== text) state.textContent = text;
    state.className = kind;
  }
  // A button that was clicked is busy until its run has ended.
  function rest() {
    for (const button of document.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
  }
  async function ask(path, body) {
    say('Asked for a run');
    if (document.activeElement.matches('button')) document.activeElement.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(path, { method: 'POST', body });
      if (answer.ok) return;
      rest();
      say('The run was refused: ' + (await answer.text()).trim(), 'failed');
    } catch {
      lose();
    }
  }
  const run = what => ask('run', what);
  const accept = step => ask('accept', step);
  function lose() {
    say('flowsh has ended; start it again, and open its new address', 'failed');
    document.documentElement.classList.add('stale');
  }
  function show(news) {
    isRunning = news.isRunning;
    document.documentElement.classList.remove('stale');
    if (!news.isRunning) {
      rest();
      const hasFailed = news.message ? news.message.isProblem : document.querySelector('nav');
      return say(news.message?.text ?? document.querySelector('h1').textContent,
        hasFailed ? 'failed' : main.querySelector('.case') ? 'passed' : '');
    }
    const failed = news.failed ? ', ' + news.failed + ' failed' : '';
    say(news.total ? 'Running: ' + news.done + ' of ' + news.total + ' done' + failed : 'Running',
      news.failed ? 'failed' : '');
  }
  async function follow() {
    let version = -1;
    for (;;) {
      try {
        const answer = await fetch('state?after=' + version);
        if (!answer.ok) throw answer.status;
        const news = await answer.json();
        version = news.version;
        if (news.page !== Number(live.dataset.page)) {
          save();
          return location.reload();
        }
        show(news);
      } catch {
        lose();
        version = -1;
        await new Promise(done => setTimeout(done, 2000));
      }
    }
  }

  // The buttons of a case are made when it is opened.
  function button(text, label, kind, action) {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = kind;
    made.textContent = text;
    made.setAttribute('aria-label', label);
    made.addEventListener('click', action);
    return made;
  }
  function addButtons(item) {
    if (item.querySelector('.rerun')) return;
    const title = item.querySelector('h3').textContent;
    const places = item.querySelectorAll(':scope > details > .place');
    places[places.length - 1].append(
      button('Run', 'Run ' + title, 'rerun', () => run('case ' + item.id)));
    for (const difference of item.querySelectorAll('.steps .difference')) {
      const step = difference.closest('.steps > li');
      // An accepted step has passed.
      if (difference.closest('.attempt') || !step.id || step.querySelector('summary .passed')) continue;
      difference.after(button('Accept', 'Accept this output of ' + title, 'accept', () => accept(step.id)));
    }
  }
  for (const file of document.querySelectorAll('.file')) {
    const heading = file.querySelector('h2');
    const name = heading.textContent;
    heading.append(button('Run file', 'Run ' + name, 'rerun', () => run('file ' + name)));
  }

  // A page with new results takes the place of this one.
  const key = details => (details.closest('[id]')?.id ?? '') + ' '
    + [...(details.closest('[id]') ?? document).querySelectorAll('details')].indexOf(details);
  const status = details => details.closest('[data-status]')?.dataset.status ?? '';
  // Failures come first, so a case with another result may go to another place.
  const failures = new Set(
    [...document.querySelectorAll('nav a')].map(link => decodeURIComponent(link.hash.slice(1))));
  const places = items => items.map(
    item => [item.id, failures.has(item.id), item.getBoundingClientRect().top]);
  const firstThatStays = saved => {
    for (const [id, hasFailed, y] of saved ?? []) {
      const item = document.getElementById(id);
      if (item && !item.closest('[hidden]') && failures.has(id) === hasFailed) return item;
    }
  };
  function save() {
    const shown = [...main.querySelectorAll('.case:not([hidden])')];
    const top = shown.findIndex(item => item.getBoundingClientRect().bottom > 100);
    const focus = document.activeElement;
    const name = focus.name ? '[name=' + focus.name + ']'
      : focus.matches('summary') ? 'summary' : '.' + focus.className.split(' ')[0];
    const part = focus.closest('[id]');
    sessionStorage.setItem(kept, JSON.stringify({
      open: [...document.querySelectorAll('main details, nav details')].map(
        details => [key(details), details.open, status(details)]),
      top: scrollY > 100 && top >= 0 ? places(shown.slice(top)) : null,
      focus: part && part !== document.body
        ? [part.id, focus === part ? '' : name, focus.selectionStart ?? null] : null,
      next: shown.includes(focus.closest('.case'))
        ? places(shown.slice(shown.indexOf(focus.closest('.case')))) : null,
    }));
  }
  function restore() {
    const saved = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
    sessionStorage.removeItem(kept);
    if (!saved) return;
    const all = new Map([...document.querySelectorAll('main details, nav details')].map(
      details => [key(details), details]));
    for (const [name, isOpen, before] of saved.open) {
      const details = all.get(name);
      // A case with another result is opened or closed as in a new report.
      if (details && status(details) === before) details.open = isOpen;
    }
    for (const item of main.querySelectorAll('.case > details[open]')) addButtons(item.closest('.case'));
    if (saved.focus) {
      let part = document.getElementById(saved.focus[0]);
      // The next case takes the place of one that has gone.
      const next = firstThatStays(saved.next);
      if (next && next.id !== saved.next[0][0]) {
        part = next;
        next.querySelector('details').open = true;
        addButtons(next);
      }
      const target = part && saved.focus[1].length > 1 ? part.querySelector(saved.focus[1]) : part;
      (target ?? part?.querySelector('summary') ?? main).focus({ preventScroll: true });
      if (saved.focus[2] !== null && target?.setSelectionRange)
        target.setSelectionRange(saved.focus[2], saved.focus[2]);
    }
    const top = firstThatStays(saved.top);
    // The place needs the height of a case that isn't laid out yet.
    if (top) top.style.contentVisibility = 'visible';
    if (top) scrollBy(0, top.getBoundingClientRect().top - saved.top[0][2]);
  }

  document.getElementById('run-all').addEventListener('click', () => run('all'));
  document.getElementById('run-failed').addEventListener('click', () => run('failed'));
  main.addEventListener('toggle', event => {
    if (event.target.open && event.target.matches('.case > details')) addButtons(event.target.closest('.case'));
  }, true);
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, select')) return;
    const item = document.activeElement.closest('.case');
    if (event.key === 'r') {
      run(item ? 'case ' + item.id : 'all');
    } else if (event.key === 'f') {
      run('failed');
    } else if (event.key === 'a') {
      item?.querySelector('.accept')?.click();
    }
  });
  for (const item of main.querySelectorAll('.case > details[open]')) addButtons(item.closest('.case'));
  history.scrollRestoration = 'manual';
  addEventListener('load', restore);
  document.getElementById('run-failed').disabled = !document.querySelector('nav');
  follow();
})();
