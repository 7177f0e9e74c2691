(() => {
  const root = document.documentElement;
  const get = id => document.getElementById(id);
  const [list, stage, caption, controls] = ['commands', 'stage', 'caption', 'controls'].map(get);
  const [play, progress, count, speed] = ['play', 'progress', 'count', 'speed'].map(get);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const moves = () => !still.matches;
  const pause = milliseconds => new Promise(
    done => setTimeout(done, milliseconds / Number(speed.value)));
  const phone = new Phone(get('phone'), { moves, pause, speed: () => Number(speed.value) });
  // The page without scripts has everything that is played.
  let told = '';
  const steps = [...document.querySelectorAll('.step')].map((element, index) => {
    const heading = element.querySelector(':scope > h2')?.textContent;
    const notes = [...element.querySelectorAll(':scope > .caption')].map(note => note.textContent);
    // A note stays until its paragraph or its case ends, or another one follows.
    if (heading !== undefined || 'silent' in element.dataset) told = '';
    if (notes.length > 0) told = notes.join('\n');
    const frames = [...element.querySelectorAll('figure')].map(figure => ({
      picture: figure.dataset.picture, transition: figure.dataset.transition,
      touch: figure.dataset.touch?.split(' '),
      label: figure.firstElementChild.getAttribute('aria-label'),
      mark: figure.querySelector('.fw-touch'),
    }));
    const command = element.querySelector('h3 code').textContent;
    return {
      element, heading, frames, caption: told, hasNote: notes.length > 0, command,
      // The seconds for which the step is shown longer than others.
      hold: Math.min(10, Number(/^wait (\d+(\.\d+)?)/.exec(command)?.[1] ?? 0)),
      isTyped: !element.matches('.launch, .end'),
    };
  });
  if (steps.length === 0) return;
  const last = steps.length - 1;
  let current = -1;
  // Which playback runs; another one ends it.
  let run = 0;
  let isPlaying = false;

  // Commands

  for (const [index, step] of steps.entries()) {
    if (step.heading !== undefined) {
      const title = document.createElement('li');
      title.className = 'case';
      title.textContent = step.heading;
      list.firstElementChild.append(title);
    }
    const item = document.createElement('li');
    item.className = step.element.className.replace('step', '') + ' ' + step.element.dataset.status;
    const link = document.createElement('a');
    link.href = '#step-' + index;
    link.textContent = step.command;
    item.append(link);
    list.firstElementChild.append(item);
    Object.assign(step, { item, link });
  }
  caption.hidden = steps.every(step => step.caption === '');

  function select(index, writesHash) {
    if (current >= 0) {
      const { item, link, command } = steps[current];
      link.removeAttribute('aria-current');
      item.classList.remove('now', 'typing');
      link.textContent = command;
    }
    // Only what is between the two steps changes.
    for (let place = Math.min(Math.max(current, 0), index); place <= Math.max(current, index); place += 1)
      steps[place].item.classList.toggle('done', place < index);
    current = index;
    const step = steps[index];
    step.link.setAttribute('aria-current', 'step');
    step.item.classList.add('now');
    get('walk').scrollTop = 0;
    const { offsetTop, offsetHeight } = step.item;
    if (offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = offsetTop - list.clientHeight / 2;
    if (caption.textContent !== step.caption) caption.textContent = step.caption;
    progress.value = index;
    progress.setAttribute('aria-valuetext', 'Step ' + index + ' of ' + last + ': ' + step.command);
    count.textContent = index + ' / ' + last;
    get('previous').disabled = index === 0;
    get('next').disabled = index === last;
    if (writesHash) history.replaceState(null, '', location.href.split('#')[0] + '#step-' + index);
  }

  // Shows what a step has led to, which is its result.
  let revealed = null;
  function reveal(index) {
    const { element } = steps[index];
    revealed?.classList.remove('current');
    element.classList.add('current');
    revealed = element;
    // The player has no room for references to other steps.
    for (const section of element.querySelectorAll('.same')) {
      if (section.nextElementSibling?.matches('.kept')) continue;
      const title = section.firstElementChild.textContent;
      const source = steps[section.dataset.step].element;
      const copy = [...source.querySelectorAll('section')]
        .find(other => other.firstElementChild.textContent === title).cloneNode(true);
      copy.className = 'kept';
      for (const mark of copy.querySelectorAll('.new')) mark.remove();
      section.after(copy);
    }
  }

  async function type(step, isCurrent) {
    if (!moves()) return;
    step.item.classList.add('typing');
    const letters = [...step.command];
    // Long texts are typed in about two seconds.
    const share = Math.max(1, Math.ceil(letters.length / 60));
    for (let end = 0; end <= letters.length; end += share) {
      step.link.textContent = letters.slice(0, end).join('') || '\u200B';
      await pause(35);
      if (!isCurrent()) return;
    }
    step.link.textContent = step.command;
    await pause(250);
    step.item.classList.remove('typing');
  }

  // Playing

  // Shows the result of a step at once.
  function show(index, writesHash = true) {
    run += 1;
    stop();
    select(index, writesHash);
    reveal(index);
    const drawn = steps.slice(0, index + 1).findLast(step => step.frames.length > 0);
    if (drawn) phone.draw(drawn.frames.at(-1)); else phone.clear();
  }

  // Plays a step: the command is typed, the finger touches the screen, and the screen changes.
  async function perform(index, isTyped, isCurrent, writesHash = true) {
    select(index, writesHash);
    const step = steps[index];
    if (isTyped && step.hasNote) await pause(Math.min(4000, 600 + 40 * step.caption.length));
    if (!isCurrent()) return;
    if (isTyped && step.isTyped) await type(step, isCurrent);
    for (const frame of step.frames) {
      if (!isCurrent()) return;
      await phone.change(frame, isCurrent);
      if (!isCurrent()) return;
      if (frame.touch) await phone.touch(frame, isCurrent);
    }
    if (isCurrent()) reveal(index);
  }

  function stop() {
    isPlaying = false;
    play.textContent = 'Play';
  }
  async function start() {
    const mine = run += 1;
    const isCurrent = () => run === mine;
    isPlaying = true;
    play.textContent = 'Pause';
    let index = current;
    // The launch has nothing to type.
    if (index === last || index === 0) index = -1;
    while (index < last) {
      index += 1;
      if (index === 0) phone.clear();
      await perform(index, true, isCurrent);
      if (isCurrent()) await pause(1100 + 1000 * steps[index].hold);
      if (!isCurrent()) return;
    }
    stop();
  }
  function toggle() { isPlaying ? show(current) : start(); }
  // Goes to a step that a link names: its finger, and then its result.
  async function visit(index, writesHash = true) {
    const { frames } = steps[index];
    if (frames.length < 2) return show(index, writesHash);
    run += 1;
    stop();
    const mine = run;
    phone.draw(frames[0]);
    await perform(index, false, () => run === mine, writesHash);
  }
  function go(index) {
    const target = Math.max(0, Math.min(last, index));
    if (target !== current + 1) return show(target);
    show(current);
    const mine = run;
    perform(target, false, () => run === mine);
  }
  function faster(change) {
    speed.selectedIndex = Math.max(0, Math.min(speed.length - 1, speed.selectedIndex + change));
  }

  // The page

  const isOpen = () => root.classList.contains('player');
  function open(isPlayer) {
    root.classList.toggle('player', isPlayer);
    for (const part of [list, stage, get('keys')]) part.hidden = !isPlayer;
    // The browser must not scroll to what the player shows at its own place.
    for (const [index, step] of steps.entries()) {
      isPlayer ? step.element.removeAttribute('id') : step.element.id = 'step-' + index;
    }
    if (isPlayer) return scrollTo(0, 0);
    show(current, false);
    steps[current].element.scrollIntoView();
  }
  function fullScreen() {
    document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
  }
  function load() {
    const index = steps.findIndex((step, index) => '#step-' + index === location.hash);
    if (!isOpen()) { if (index >= 0) show(index, false); return; }
    if (index >= 0) visit(index, false); else if (current < 0) show(0, false);
  }

  get('full').hidden = !document.fullscreenEnabled;
  controls.addEventListener('submit', event => event.preventDefault());
  play.addEventListener('click', toggle);
  get('previous').addEventListener('click', () => go(current - 1));
  get('next').addEventListener('click', () => go(current + 1));
  get('full').addEventListener('click', fullScreen);
  progress.addEventListener('input', () => show(Number(progress.value)));
  for (const id of ['all', 'player']) get(id).addEventListener('click', () => open(!isOpen()));
  list.addEventListener('click', event => {
    const index = steps.findIndex(step => step.link === event.target);
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    visit(index);
  });
  addEventListener('hashchange', load);
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, target } = event;
    if (target.matches('select')) return;
    // A slider has its own meaning for some keys.
    const isFree = isOpen() && !target.matches('input');
    if (key === 'a' || key === 'A') open(!isOpen());
    else if (!isOpen()) return;
    else if (key === ' ' && !target.matches('button')) toggle();
    else if (key === 'PageUp' || key === 'ArrowLeft' && isFree) go(current - 1);
    else if (key === 'PageDown' || key === 'ArrowRight' && isFree) go(current + 1);
    else if (key === 'Home' && isFree) go(0);
    else if (key === 'End' && isFree) go(last);
    else if (key === '+' || key === '=') faster(1);
    else if (key === '-') faster(-1);
    else if ((key === 'f' || key === 'F') && document.fullscreenEnabled) fullScreen();
    else return;
    event.preventDefault();
  });
  // A display that is wider than a phone in portrait gets more of the window.
  const isWide = (symbol) => symbol.viewBox.baseVal.width > 500;
  root.classList.toggle('wide', [...document.querySelectorAll('symbol')].some(isWide));
  root.classList.add('scripts');
  controls.hidden = false;
  open(true);
  load();
  addEventListener('load', () => scrollTo(0, 0));
})();
