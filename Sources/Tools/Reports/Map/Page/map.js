(() => {
  const get = id => document.getElementById(id);
  const [form, panel, graph, shown] = ['filter', 'panel', 'graph', 'shown'].map(get);
  const view = new MapView(get('view'), graph);
  document.documentElement.classList.add('scripts');
  for (const box of form.querySelectorAll('input')) box.disabled = false;
  const target = link => link?.getAttribute('href').slice(1);
  // A line stands for all moves of its kind between two screens.
  const lines = new Map([...graph.querySelectorAll('.edges a')].flatMap(
    line => (line.dataset.moves ?? target(line)).split(' ').map(id => [id, line])));
  const screens = [...graph.querySelectorAll('.node')].map(node => {
    const id = target(node);
    return { id, node, part: get(id), box: node.querySelector('.box'), moves: [] };
  });
  const byID = new Map(screens.map(screen => [screen.id, screen]));
  const moves = [...document.querySelectorAll('#moves tbody tr')].map(row => {
    const [from, to] = [0, 2].map(cell => byID.get(target(row.cells[cell].querySelector('a'))));
    const line = lines.get(row.id);
    const kind = ['onward', 'back', 'tab'].find(kind => line?.closest('.' + kind));
    return { id: row.id, part: row, from, to, line, kind };
  }).filter(move => move.from && move.to);
  const moveByID = new Map(moves.map(move => [move.id, move]));
  for (const move of moves)
    for (const screen of new Set([move.from, move.to])) screen.moves.push(move);

  // The panel

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
  const name = screen => screen.part.querySelector('h3').firstChild.textContent.trim();
  const action = move => move.part.querySelector('code').textContent;
  function show(title, parts) {
    const head = element('header');
    const close = element('button', 'Close');
    close.type = 'button';
    close.addEventListener('click', clear);
    head.append(title, close);
    panel.replaceChildren(head, ...parts);
    // What was copied may have buttons, which do nothing in a copy.
    for (const button of panel.querySelectorAll('.copies')) button.remove();
    for (const walk of panel.querySelectorAll('.walk')) walk.classList.add('copy');
    addCopyButtons(panel);
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
    const command = link(move.id);
    command.append(element('code', action(move)));
    made.append(command, other ? ' → ' : '');
    if (other) made.append(link(other.id, name(other)));
    for (const badge of move.part.cells[3].children) made.append(' ', badge.cloneNode(true));
    return made;
  }
  function showScreen(screen) {
    const article = copies(screen.part, element('article', undefined, 'screen'));
    const out = screen.moves.filter(move => move.from === screen);
    const ways = kind => out.filter(move => move.kind === kind).map(move => item(move, move.to));
    const arrivals = screen.moves.filter(move => move.from !== screen).map(move => {
      const made = item(move);
      made.prepend(link(move.from.id, name(move.from)), ': ');
      return made;
    });
    show(article.querySelector('h3'), [
      article, ...list('Leads to', ways('onward')), ...list('Ways back', ways('back')),
      ...list('Tab switches', ways('tab')),
      ...list('Stays here', out.filter(move => move.to === screen).map(move => item(move))),
      ...list('Reached from', arrivals),
    ]);
  }
  function showMove(move) {
    const ends = element('p');
    ends.append(link(move.from.id, name(move.from)), ' → ', link(move.to.id, name(move.to)));
    const details = move.part.cells[4].querySelector('details');
    const parts = details ? copies(details, element('div')) : element('div');
    parts.querySelector('summary')?.remove();
    if (!parts.querySelector('.walk')) {
      const walk = move.from.part.querySelector('.walk');
      const whole = text => (text ?? '') + action(move) + '\n';
      const text = element('pre', whole(walk?.textContent), 'copy walk');
      text.dataset.name = 'the walk';
      if (walk?.dataset.copy) text.dataset.copy = whole(walk.dataset.copy);
      parts.append(element('h4', 'Shortest walk'), text);
    }
    const others = move.from.moves.filter(
      other => other !== move && other.from === move.from && other.to === move.to);
    show(element('h2', name(move.from) + ' → ' + name(move.to)), [
      copies(move.part.cells[1], element('p')), copies(move.part.cells[3], element('p')), ends, parts,
      ...list('Other moves between them', others.map(other => item(other))),
    ]);
  }

  // Selection

  const isDrawn = move => move.kind === 'onward' || get('show-' + move.kind)?.checked;
  function mark(near, selected) {
    for (const part of graph.querySelectorAll('.near, .selected'))
      part.classList.remove('near', 'selected');
    graph.classList.toggle('selecting', near.length > 0);
    for (const part of near) part?.classList.add('near');
    selected?.classList.add('selected');
  }
  function select(id) {
    const [screen, move] = [byID.get(id), moveByID.get(id)];
    if (!screen && !move) return false;
    history.replaceState(null, '', '#' + id);
    if (screen) {
      makeCurrent(screen);
      showScreen(screen);
      const near = screen.moves.filter(isDrawn).flatMap(
        move => [move.line, move.from.node, move.to.node]);
      mark([screen.node, ...near], screen.node);
      view.reveal(screen.box);
    } else {
      showMove(move);
      mark([move.line, move.from.node, move.to.node], move.line);
      view.reveal(move.from.box);
      view.reveal(move.to.box);
    }
    return true;
  }
  function clear() {
    const wasInside = panel.contains(document.activeElement);
    panel.hidden = true;
    panel.replaceChildren();
    mark([]);
    history.replaceState(null, '', location.href.split('#')[0]);
    if (wasInside) current?.node.focus({ preventScroll: true });
  }
  // The bar covers the top of the page, with as many rows as it needs.
  function makeRoom() {
    const bar = document.querySelector('.bar');
    const isSticky = getComputedStyle(bar).position === 'sticky';
    document.documentElement.style.scrollPaddingTop = (isSticky ? bar.offsetHeight + 8 : 0) + 'px';
    view.resize();
  }
  function load() {
    // The browser scrolls to what the link names.
    if (select(location.hash.slice(1))) requestAnimationFrame(() => get('map').scrollIntoView());
  }

  // Keyboard: one screen of the drawing can be reached with Tab, and the others from there.

  let current;
  function makeCurrent(screen) {
    current?.node.setAttribute('tabindex', '-1');
    current = screen;
    current.node.setAttribute('tabindex', '0');
  }
  const place = screen => ['x', 'y'].map(side => Number(screen.box.getAttribute(side)));
  const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  function nearest(candidates, [dx, dy]) {
    const [x, y] = place(current);
    let best;
    let least = Infinity;
    for (const screen of candidates) {
      const [otherX, otherY] = place(screen);
      const along = (otherX - x) * dx + (otherY - y) * dy;
      const distance = along + 3 * (Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx));
      if (along > 0 && distance < least) [best, least] = [screen, distance];
    }
    return best;
  }
  function walk(key) {
    // Along a line, if there is one.
    const linked = current.moves.filter(move => move.kind === 'onward').flatMap(
      move => [move.from, move.to]);
    const isAcross = arrows[key][0] !== 0;
    const next = (isAcross ? nearest(linked, arrows[key]) : undefined) ?? nearest(screens, arrows[key]);
    if (!next) return;
    makeCurrent(next);
    next.node.focus({ preventScroll: true });
    view.reveal(next.box);
  }

  // Search

  // A screen is found by its name, its class and its coordinator; a move by its action, its calls and its
  // walkthroughs. A walk names other screens' actions.
  const fields = new Map();
  function fieldsOf(part) {
    if (!fields.has(part))
      fields.set(part, [...part.querySelectorAll('h3, .stack span, td:nth-child(2), .calls, .cases')]);
    return fields.get(part);
  }
  function matches(part, wanted, words) {
    const marks = (part.dataset.marks ?? '').split(' ');
    if (wanted.length > 0 && !wanted.some(mark => marks.includes(mark))) return false;
    const texts = fieldsOf(part).map(field => field.textContent.toLowerCase());
    return words.every(word => texts.some(text => text.includes(word)));
  }
  function apply() {
    const data = new FormData(form);
    const wanted = data.getAll('mark');
    const words = data.get('q').toLowerCase().split(' ').filter(Boolean);
    const isSearch = wanted.length > 0 || words.length > 0;
    graph.classList.toggle('searching', isSearch);
    const [foundScreens, foundMoves] = [screens, moves].map(list => list.filter(item => {
      const isFound = matches(item.part, wanted, words);
      item.part.hidden = !isFound;
      item.node?.classList.toggle('found', isFound);
      return isFound;
    }));
    for (const part of [...lines.values(), ...screens.map(screen => screen.node)])
      part.classList.remove('touched');
    for (const line of lines.values()) line.classList.remove('found');
    for (const move of foundMoves) {
      move.line?.classList.add('found');
      if (isSearch) for (const screen of [move.from, move.to]) screen.node.classList.add('touched');
      const calls = move.part.querySelector('details');
      const isInside = words.some(word => !action(move).toLowerCase().includes(word));
      if (calls) calls.open = isInside;
    }
    report(isSearch, foundScreens, foundMoves);
    if (isSearch && foundScreens.length > 0) view.reveal(foundScreens[0].box);
  }
  // Says how much was found, and how much of it isn't drawn.
  function report(isSearch, foundScreens, foundMoves) {
    const counted = (list, noun) => `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;
    shown.textContent =
      isSearch ? `${counted(foundScreens, 'screen')}, ${counted(foundMoves, 'move')}` : '';
    const hidden = foundMoves.filter(move => move.line && !isDrawn(move));
    if (!isSearch || hidden.length === 0) return;
    const drawn = foundMoves.filter(move => move.line && isDrawn(move)).length;
    const button = element('button', 'Show them');
    button.type = 'button';
    button.addEventListener('click', () => {
      for (const kind of new Set(hidden.map(move => move.kind))) get('show-' + kind).checked = true;
      apply();
    });
    shown.append(`: ${drawn} drawn, ${hidden.length} ways back or tab switches hidden `, button);
  }

  form.addEventListener('submit', event => {
    event.preventDefault();
    const found = screens.filter(screen => !screen.part.hidden);
    const next = found[found.indexOf(current) + 1] ?? found[0];
    if (next && graph.classList.contains('searching')) select(next.id);
  });
  form.addEventListener('input', event => {
    apply();
    // What is selected is drawn with the lines that are shown now.
    if (event.target.id.startsWith('show-')) select(location.hash.slice(1));
  });
  get('in').addEventListener('click', () => view.zoom(view.scale * 1.25));
  get('out').addEventListener('click', () => view.zoom(view.scale / 1.25));
  get('fit').addEventListener('click', () => view.fit());
  view.box.addEventListener('click', event => {
    event.preventDefault();
    if (view.isDragged) return;
    const isKey = event.detail === 0;
    const found = isKey ? event.target.closest('a') : view.linkAt(event);
    if (!found || !select(target(found))) return clear();
    if (isKey) panel.focus({ preventScroll: true });
    // On a narrow page, the panel is below the drawing. Otherwise nothing moves below the pointer.
    if (panel.offsetTop >= view.box.offsetTop + view.box.offsetHeight)
      panel.scrollIntoView({ block: 'nearest' });
  });
  addEventListener('hashchange', load);
  addEventListener('resize', makeRoom);
  addEventListener('keydown', event => {
    const isTyping = event.target.matches('input[type=search]');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && isTyping && event.target.value) {
      event.target.value = '';
      apply();
    } else if (event.key === 'Escape' && !panel.hidden) {
      clear();
    } else if (isTyping) {
      return;
    } else if (event.key === '/') {
      form.elements.q.focus();
    } else if (event.key === '+') {
      view.zoom(view.scale * 1.25);
    } else if (event.key === '-') {
      view.zoom(view.scale / 1.25);
    } else if (event.key === '0') {
      view.fit();
    } else if (event.key in arrows && event.target.closest('.node')) {
      walk(event.key);
    } else {
      return;
    }
    event.preventDefault();
  });
  for (const part of document.querySelectorAll('.note, #screens')) addCopyButtons(part);
  for (const screen of screens) screen.node.setAttribute('tabindex', '-1');
  makeRoom();
  view.zoom(view.whole < 0.6 ? view.readable : view.whole);
  if (screens.length > 0) {
    makeCurrent(screens[0]);
    view.reveal(current.box);
  }
  // A browser may restore the search text when the page is reloaded.
  apply();
  if (document.readyState === 'complete') load(); else addEventListener('load', load);
})();
