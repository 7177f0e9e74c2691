(() => {
  const form = document.getElementById('filter');
  const shown = document.getElementById('shown');
  const cases = [...document.querySelectorAll('.case')];
  const files = [...document.querySelectorAll('.file')];
  const texts = new Map();
  document.documentElement.classList.add('scripts');
  for (const box of form.querySelectorAll('input')) box.disabled = false;

  function text(item) {
    let known = texts.get(item);
    if (known === undefined) {
      known = (item.parentElement.firstChild.textContent + ' ' + item.textContent).toLowerCase();
      texts.set(item, known);
    }
    return known;
  }
  function apply() {
    const wanted = new FormData(form);
    const statuses = wanted.getAll('status');
    const tag = wanted.get('tag');
    const words = wanted.get('q').toLowerCase().split(' ').filter(Boolean);
    let count = 0;
    for (const item of cases) {
      item.hidden = statuses.length > 0 && !statuses.includes(item.dataset.status)
        || !!tag && !item.dataset.tags.split('\n').includes(tag)
        || !words.every(word => text(item).includes(word));
      if (!item.hidden) count += 1;
    }
    for (const file of files) file.hidden = !file.querySelector('.case:not([hidden])');
    shown.textContent = count === cases.length ? '' : count + ' of ' + cases.length + ' shown';
  }
  function save() {
    const state = new URLSearchParams();
    for (const [key, value] of new FormData(form)) if (value) state.append(key, value);
    const query = state.toString();
    history.replaceState(null, '', location.href.split('#')[0] + (query ? '#?' + query : ''));
  }
  function load() {
    if (location.hash.startsWith('#?')) {
      const state = new URLSearchParams(location.hash.slice(2));
      for (const box of form.querySelectorAll('[name=status]'))
        box.checked = state.getAll('status').includes(box.value);
      if (form.elements.tag) form.elements.tag.value = state.get('tag') ?? '';
      form.elements.q.value = state.get('q') ?? '';
      return apply();
    }
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !target.closest('.case')) return;
    if (target.closest('[hidden]')) { form.reset(); apply(); }
    for (let part = target; part; part = part.parentElement)
      if (part.tagName === 'DETAILS') part.open = true;
    target.querySelector('details').open = true;
    target.scrollIntoView();
  }
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('input', () => { apply(); save(); });
  addEventListener('hashchange', load);
  addEventListener('keydown', event => {
    const isTyping = event.target.matches('input[type=search], select');
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      form.elements.q.focus();
    } else if (event.key === 'Escape' && event.target === form.elements.q && event.target.value) {
      event.preventDefault();
      event.target.value = '';
      apply();
      save();
    }
  });
  // A browser may restore the search text when the page is reloaded.
  apply();
  load();
})();
