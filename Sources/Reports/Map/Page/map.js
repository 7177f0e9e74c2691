(() => {
  const get = id => document.getElementById(id);
  const [form, view, panel, graph, shown] = ['filter', 'view', 'panel', 'graph', 'shown'].map(get);
  document.documentElement.classList.add('scripts');
  for (const box of form.querySelectorAll('input')) box.disabled = false;
  const target = link => link.getAttribute('href').slice(1);
  const lines = new Map([...graph.querySelectorAll('.edges a')].map(line => [target(line), line]));
  const screens = [...graph.querySelectorAll('.node')].map(node => {
    const id = target(node);
    return { id, node, article: get(id), box: node.querySelector('.box'), moves: [] };
  });
  const byID = new Map(screens.map(screen => [screen.id, screen]));
  const moves = [...document.querySelectorAll('#moves tbody tr')].map(row => {
    const [from, to] = [0, 2].map(cell => byID.get(target(row.cells[cell].querySelector('a'))));
    return { id: row.id, row, from, to, line: lines.get(row.id) };
  });
  const moveByID = new Map(moves.map(move => [move.id, move]));
  for (const move of moves)
    for (const screen of new Set([move.from, move.to])) screen.moves.push(move);

  // Zoom

  const [width, height] = ['width', 'height'].map(name => Number(graph.getAttribute(name)));
  let scale = 1;
  function zoom(wanted, x = view.clientWidth / 2, y = view.clientHeight / 2) {
    const old = scale;
    scale = Math.min(3, Math.max(0.1, wanted));
    graph.style.width = width * scale + 'px';
    graph.style.height = height * scale + 'px';
    view.scrollLeft = (view.scrollLeft + x) * scale / old - x;
    view.scrollTop = (view.scrollTop + y) * scale / old - y;
  }
  const fit = () => zoom(Math.min(1, view.clientWidth / width, innerHeight * 0.8 / height));
  // Large enough to be read; what doesn't fit can be scrolled to.
  const start = () => zoom(Math.min(1, Math.max(0.7, view.clientWidth / width)));
  function reveal(screen) {
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(
      name => Number(screen.box.getAttribute(name)) * scale);
    const isOut = x < view.scrollLeft || x + w > view.scrollLeft + view.clientWidth
      || y < view.scrollTop || y + h > view.scrollTop + view.clientHeight;
    if (!isOut) return;
    view.scrollLeft = x + w / 2 - view.clientWidth / 2;
    view.scrollTop = y + h / 2 - view.clientHeight / 2;
  }

  // Selection

  const element = (name, text, kind) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (kind) made.className = kind;
    return made;
  };
  const link = (href, text) => {
    const made = element('a', text);
    made.href = '#' + href;
    return made;
  };
  const copies = (from, to) => {
    for (const child of from.childNodes) to.append(child.cloneNode(true));
    return to;
  };
  const name = screen => screen.article.querySelector('h3').firstChild.textContent;
  // What is cloned may have the button that copies it.
  function restore(part) {
    for (const button of part.querySelectorAll('.copies')) button.remove();
    for (const walk of part.querySelectorAll('.walk')) walk.classList.add('copy');
    return part;
  }
  function show(title, parts) {
    const head = element('header');
    const close = element('button', 'Close');
    close.type = 'button';
    close.addEventListener('click', clear);
    head.append(title, close);
    panel.replaceChildren(head, ...parts);
    addCopyButtons(restore(panel));
    panel.hidden = false;
    panel.scrollTop = 0;
  }
  function list(title, items) {
    if (items.length === 0) return [];
    const made = element('ul', undefined, 'links');
    made.append(...items);
    return [element('h4', title), made];
  }
  function item(move, other) {
    const made = element('li');
    const action = link(move.id);
    action.append(element('code', move.row.querySelector('code').textContent));
    made.append(action, other ? ' → ' : '');
    if (other) made.append(link(other.id, name(other)));
    for (const badge of move.row.cells[3].children) made.append(' ', badge.cloneNode(true));
    return made;
  }
  function mark(near, selected) {
    for (const part of graph.querySelectorAll('.near, .selected'))
      part.classList.remove('near', 'selected');
    graph.classList.toggle('selecting', near.length > 0);
    for (const part of near) part?.classList.add('near');
    for (const part of selected) part?.classList.add('selected');
  }
  function showScreen(screen) {
    const article = copies(screen.article, element('article', undefined, 'screen'));
    const title = article.querySelector('h3');
    const out = screen.moves.filter(move => move.from === screen);
    const loops = out.filter(move => move.to === screen);
    const into = screen.moves.filter(move => move.from !== screen);
    const arrivals = into.map(move => {
      const made = item(move);
      made.prepend(link(move.from.id, name(move.from)), ': ');
      return made;
    });
    show(title, [
      article, ...list('Leads to', out.filter(move => move.to !== screen).map(move => item(move, move.to))),
      ...list('Stays here', loops.map(move => item(move))), ...list('Reached from', arrivals),
    ]);
    const near = screen.moves.flatMap(move => [move.line, move.from.node, move.to.node]);
    mark([screen.node, ...near], [screen.node]);
    reveal(screen);
  }
  function showMove(move) {
    const title = element('h2', name(move.from) + ' → ' + name(move.to));
    const action = copies(move.row.cells[1], element('p'));
    const marks = copies(move.row.cells[3], element('p'));
    const ends = element('p');
    ends.append(link(move.from.id, name(move.from)), ' → ', link(move.to.id, name(move.to)));
    const details = move.row.cells[4].querySelector('details');
    const parts = details ? copies(details, element('div')) : element('div');
    parts.querySelector('summary')?.remove();
    if (!parts.querySelector('.walk')) {
      const walk = move.from.article.querySelector('.walk')?.textContent ?? '';
      const text = element('pre', walk + move.row.querySelector('code').textContent + '\n', 'copy walk');
      text.dataset.name = 'the walk';
      parts.append(element('h4', 'Shortest walk'), text);
    }
    show(title, [action, marks, ends, parts]);
    mark([move.line, move.from.node, move.to.node], [move.line]);
    reveal(move.from);
    reveal(move.to);
  }
  function clear() {
    const wasInside = panel.contains(document.activeElement);
    panel.hidden = true;
    panel.replaceChildren();
    mark([], []);
    history.replaceState(null, '', location.href.split('#')[0]);
    if (wasInside) current.node.focus({ preventScroll: true });
  }
  function select(id) {
    const screen = byID.get(id);
    const move = moveByID.get(id);
    if (screen) {
      focusable(screen);
      showScreen(screen);
    } else if (move) {
      showMove(move);
    }
    return !!(screen || move);
  }
  function load() {
    if (!select(location.hash.slice(1))) return;
    get('map').scrollIntoView({ block: 'nearest' });
  }

  // Keyboard: one screen of the drawing can be reached with Tab, and the others from there.

  let current = screens[0];
  function focusable(screen) {
    current?.node.setAttribute('tabindex', '-1');
    current = screen;
    current.node.setAttribute('tabindex', '0');
  }
  for (const screen of screens) screen.node.setAttribute('tabindex', '-1');
  if (current) focusable(current);
  const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  function walk(key) {
    const [dx, dy] = arrows[key];
    const middle = screen => ['x', 'y'].map(side => Number(screen.box.getAttribute(side)));
    const [x, y] = middle(current);
    let best;
    let least = Infinity;
    for (const screen of screens) {
      const [otherX, otherY] = middle(screen);
      const along = (otherX - x) * dx + (otherY - y) * dy;
      const across = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
      const distance = along + 3 * across;
      if (along > 0 && distance < least) [best, least] = [screen, distance];
    }
    if (!best) return;
    focusable(best);
    best.node.focus({ preventScroll: true });
    reveal(best);
  }

  // Search

  const texts = new Map();
  function matches(part, wanted, words) {
    let text = texts.get(part);
    if (text === undefined) texts.set(part, text = part.textContent.toLowerCase());
    const marks = (part.dataset.marks ?? '').split(' ');
    return (wanted.length === 0 || wanted.some(mark => marks.includes(mark)))
      && words.every(word => text.includes(word));
  }
  function apply() {
    const data = new FormData(form);
    const wanted = data.getAll('mark');
    const words = data.get('q').toLowerCase().split(' ').filter(Boolean);
    const isSearch = wanted.length > 0 || words.length > 0;
    graph.classList.toggle('searching', isSearch);
    const count = [screens, moves].map(list => list.filter(item => {
      const part = item.article ?? item.row;
      const isFound = matches(part, wanted, words);
      part.hidden = !isFound;
      for (const drawn of [item.node, item.line]) drawn?.classList.toggle('found', isFound);
      return isFound;
    }).length);
    shown.textContent = isSearch ? `${count[0]} screens, ${count[1]} moves` : '';
    const first = screens.find(screen => !screen.article.hidden);
    if (isSearch && first) reveal(first);
  }

  form.addEventListener('submit', event => {
    event.preventDefault();
    const found = screens.filter(screen => !screen.article.hidden);
    const next = found[found.indexOf(current) + 1] ?? found[0];
    if (next && graph.classList.contains('searching')) select(next.id);
  });
  form.addEventListener('input', apply);
  get('in').addEventListener('click', () => zoom(scale * 1.25));
  get('out').addEventListener('click', () => zoom(scale / 1.25));
  get('fit').addEventListener('click', fit);
  view.addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const place = view.getBoundingClientRect();
    zoom(scale * Math.exp(-event.deltaY / 300), event.clientX - place.left, event.clientY - place.top);
  }, { passive: false });
  // A line is thin, so a click beside it counts.
  function near(event) {
    for (const [x, y] of [[0, 0], [0, -4], [0, 4], [-4, 0], [4, 0], [0, -7], [0, 7]]) {
      const found = document.elementFromPoint(event.clientX + x, event.clientY + y)?.closest('#graph a');
      if (found) return found;
    }
    return null;
  }
  let drag;
  view.addEventListener('pointerdown', event => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.target.closest('.node')) return;
    drag = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
  });
  addEventListener('pointermove', event => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (Math.abs(x) + Math.abs(y) > 4) view.classList.add('drags');
    view.scrollLeft = drag.left - x;
    view.scrollTop = drag.top - y;
  });
  addEventListener('pointerup', () => {
    drag = undefined;
    setTimeout(() => view.classList.remove('drags'));
  });
  let hovered;
  view.addEventListener('pointermove', event => {
    hovered?.classList.remove('hover');
    hovered = near(event);
    hovered?.classList.add('hover');
  });
  view.addEventListener('dragstart', event => event.preventDefault());
  view.addEventListener('click', event => {
    event.preventDefault();
    if (view.classList.contains('drags')) return;
    const found = event.detail === 0 ? event.target.closest('a') : near(event);
    if (!found) return clear();
    history.replaceState(null, '', found.getAttribute('href'));
    select(target(found));
    // On a narrow page, the panel is below the drawing.
    if (event.detail === 0) panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  });
  addEventListener('hashchange', load);
  addEventListener('keydown', event => {
    const isTyping = event.target.matches('input[type=search]');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (isTyping && event.target.value) {
        event.target.value = '';
        apply();
      } else if (!panel.hidden) {
        clear();
      } else {
        return;
      }
    } else if (isTyping) {
      return;
    } else if (event.key === '/') {
      form.elements.q.focus();
    } else if (event.key === '+') {
      zoom(scale * 1.25);
    } else if (event.key === '-') {
      zoom(scale / 1.25);
    } else if (event.key === '0') {
      fit();
    } else if (event.key in arrows && event.target.closest('.node')) {
      walk(event.key);
    } else {
      return;
    }
    event.preventDefault();
  });
  for (const part of document.querySelectorAll('.note, #screens')) addCopyButtons(part);
  start();
  // A browser may restore the search text when the page is reloaded.
  apply();
  load();
})();
