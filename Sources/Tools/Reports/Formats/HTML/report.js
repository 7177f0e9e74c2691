(() => {
  const form = document.getElementById('filter');
  const shown = document.getElementById('shown');
  const main = document.getElementById('cases');
  const nav = document.querySelector('nav');
  const bar = document.querySelector('.bar');
  const cases = [...document.querySelectorAll('.case')];
  const files = [...document.querySelectorAll('.file')];
  const homes = new Map(cases.map(item => [item, item.parentElement]));
  const links = new Map(
    nav ? [...nav.querySelectorAll('li')].map(item => [item.querySelector('a').hash.slice(1), item]) : []);
  const texts = new Map();
  let order = '';
  let lastShown = null;
  document.documentElement.classList.add('scripts');
  for (const box of form.querySelectorAll('input')) box.disabled = false;

  function text(item) {
    let known = texts.get(item);
    if (known === undefined) {
      known = (homes.get(item).firstChild.textContent + ' ' + item.textContent).toLowerCase();
      texts.set(item, known);
    }
    return known;
  }
  function sort(wanted) {
    if (wanted === order) return;
    order = wanted;
    for (const file of files) main.append(file);
    for (const item of cases) homes.get(item).append(item);
    if (order === 'failures') {
      main.prepend(...new Set(cases.filter(item => links.has(item.id)).map(item => homes.get(item))));
      for (const item of cases) if (!links.has(item.id)) homes.get(item).append(item);
    } else if (order === 'time') {
      const sorted = [...cases].sort((one, other) => other.dataset.seconds - one.dataset.seconds);
      main.append(...sorted);
    }
  }
  function apply() {
    const wanted = new FormData(form);
    const statuses = wanted.getAll('status');
    const tag = wanted.get('tag');
    const words = wanted.get('q').toLowerCase().split(' ').filter(Boolean);
    let count = 0;
    let failures = 0;
    for (const item of cases) {
      item.hidden = statuses.length > 0 && !statuses.includes(item.dataset.status)
        || !!tag && !item.dataset.tags.split('\n').includes(tag)
        || !words.every(word => text(item).includes(word));
      if (!item.hidden) count += 1;
      const link = links.get(item.id);
      if (link) {
        link.hidden = item.hidden;
        if (!item.hidden) failures += 1;
      }
    }
    if (nav) nav.hidden = failures === 0;
    document.getElementById('next').disabled = failures === 0;
    sort(wanted.get('sort'));
    for (const file of files) file.hidden = !file.querySelector('.case:not([hidden])');
    shown.textContent = count === cases.length ? '' : count + ' of ' + cases.length + ' shown';
  }
  function save() {
    const state = new URLSearchParams();
    for (const [key, value] of new FormData(form)) if (value) state.append(key, value);
    const query = state.toString();
    history.replaceState(null, '', location.href.split('#')[0] + (query ? '#?' + query : ''));
  }
  function show(target) {
    for (let part = target; part; part = part.parentElement)
      if (part.tagName === 'DETAILS') part.open = true;
    const details = target.querySelector('details');
    details.open = true;
    lastShown = target.closest('.case');
    // The bar covers the top of the page, with as many rows as it needs.
    const isSticky = getComputedStyle(bar).position === 'sticky';
    document.documentElement.style.scrollPaddingTop = (isSticky ? bar.offsetHeight + 8 : 0) + 'px';
    target.scrollIntoView();
    details.querySelector('summary').focus({ preventScroll: true });
  }
  function load() {
    if (location.hash.startsWith('#?')) {
      const state = new URLSearchParams(location.hash.slice(2));
      for (const box of form.querySelectorAll('[name=status]'))
        box.checked = state.getAll('status').includes(box.value);
      if (form.elements.tag) form.elements.tag.value = state.get('tag') ?? '';
      form.elements.sort.value = state.get('sort') ?? '';
      form.elements.q.value = state.get('q') ?? '';
      return apply();
    }
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !target.closest('.case')) return;
    if (target.closest('[hidden]')) { form.reset(); apply(); }
    show(target);
  }
  // The failure after the case with the focus, or the one before it. A click on the button takes the
  // focus from the case.
  function move(step) {
    const failures = [...document.querySelectorAll('.case')].filter(
      item => !item.hidden && links.has(item.id));
    if (failures.length === 0) return;
    const current = document.activeElement.closest('.case') ?? lastShown;
    let index = failures.indexOf(current);
    if (index < 0 && current) {
      const after = failures.findIndex(
        item => current.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING);
      index = (after < 0 ? failures.length : after) - (step > 0 ? 1 : 0);
    } else if (index < 0 && step < 0) {
      index = 0;
    }
    show(failures[(index + step + failures.length) % failures.length]);
  }
  function close() {
    for (const details of main.querySelectorAll('details[open]')) details.removeAttribute('open');
  }

  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('input', () => { apply(); save(); });
  document.getElementById('next').addEventListener('click', () => move(1));
  document.getElementById('close').addEventListener('click', close);
  addEventListener('hashchange', load);
  main.addEventListener('toggle', event => {
    if (event.target.open && event.target.matches('.case > details')) addCopyButtons(event.target);
  }, true);
  addEventListener('keydown', event => {
    const isTyping = event.target.matches('input[type=search], select');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && event.target === form.elements.q) {
      event.preventDefault();
      if (!event.target.value) return event.target.blur();
      event.target.value = '';
      apply();
      save();
    } else if (!isTyping && event.key === '/') {
      event.preventDefault();
      form.elements.q.focus();
    } else if (!isTyping && event.key === 'n') {
      move(1);
    } else if (!isTyping && event.key === 'p') {
      move(-1);
    } else if (!isTyping && event.key === 'x') {
      close();
    }
  });
  for (const details of main.querySelectorAll('.case > details[open]')) addCopyButtons(details);
  // A browser may restore the search text when the page is reloaded.
  apply();
  load();
})();
