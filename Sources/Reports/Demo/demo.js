(() => {
  const root = document.documentElement;
  const get = id => document.getElementById(id);
  const [list, stage, phone, caption, controls] = ['commands', 'stage', 'phone', 'caption', 'controls'].map(get);
  const [play, progress, count, speed, all] = ['play', 'progress', 'count', 'speed', 'all'].map(get);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const namespace = 'http://www.w3.org/2000/svg';
  // The page without scripts has everything that is played.
  let told = '';
  const steps = [...document.querySelectorAll('.step')].map((element, index) => {
    const heading = element.querySelector(':scope > h2')?.textContent;
    const notes = [...element.querySelectorAll(':scope > .caption')].map(note => note.textContent);
    if (heading !== undefined) told = '';
    if (notes.length > 0) told = notes.join('\n');
    const frames = [...element.querySelectorAll('figure')].map(figure => ({
      picture: figure.dataset.picture, transition: figure.dataset.transition,
      touch: figure.dataset.touch?.split(' '),
      label: figure.firstElementChild.getAttribute('aria-label'),
      mark: figure.querySelector('.fw-touch'),
    }));
    return {
      element, heading, frames, caption: told, hasNote: notes.length > 0,
      command: element.querySelector('h3 code').textContent,
      isTyped: !element.matches('.launch, .end'),
    };
  });
  if (steps.length === 0) return;
  let current = -1;
  // Which playback runs; another one ends it.
  let run = 0;
  let isPlaying = false;
  let shown = null;

  const pause = milliseconds => new Promise(
    done => setTimeout(done, milliseconds / Number(speed.value)));
  const moves = () => !still.matches;

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

  function select(index, writesHash) {
    if (current >= 0) {
      steps[current].link.removeAttribute('aria-current');
      steps[current].item.classList.remove('typing');
      steps[current].link.textContent = steps[current].command;
    }
    current = index;
    const step = steps[index];
    step.link.setAttribute('aria-current', 'step');
    for (const [place, other] of steps.entries()) other.item.classList.toggle('done', place < index);
    get('walk').scrollTop = 0;
    const { offsetTop, offsetHeight } = step.item;
    if (offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = offsetTop - list.clientHeight / 2;
    if (caption.textContent !== step.caption) caption.textContent = step.caption;
    progress.value = index;
    progress.setAttribute('aria-valuetext', 'Step ' + index + ' of ' + (steps.length - 1) + ': ' + step.command);
    count.textContent = index + ' / ' + (steps.length - 1);
    get('previous').disabled = index === 0;
    get('next').disabled = index === steps.length - 1;
    if (writesHash) history.replaceState(null, '', location.href.split('#')[0] + '#step-' + index);
  }

  // Shows what a step has led to, which is its result.
  function reveal(index) {
    for (const [place, step] of steps.entries()) step.element.classList.toggle('current', place === index);
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

  // Pictures

  function drawing(frame) {
    const symbol = get('p' + frame.picture);
    const svg = document.createElementNS(namespace, 'svg');
    const box = symbol.getAttribute('viewBox');
    const [, , width, height] = box.split(' ').map(Number);
    svg.setAttribute('viewBox', box);
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', frame.label);
    svg.setAttribute('class', height >= width ? 'tall' : 'wide');
    for (const part of symbol.childNodes) svg.append(part.cloneNode(true));
    return svg;
  }
  function draw(frame) {
    if (!frame || shown === frame.picture && phone.childElementCount === 1) return;
    phone.replaceChildren(drawing(frame));
    shown = frame.picture;
  }

  async function change(frame, isCurrent) {
    const old = phone.firstElementChild;
    if (!old || frame.picture === shown) return draw(frame);
    const svg = drawing(frame);
    const isBack = frame.transition === 'pop' || frame.transition === 'dismiss';
    const isSame = old.getAttribute('viewBox') === svg.getAttribute('viewBox');
    const kind = moves() && isSame ? frame.transition : 'fade';
    const [, , width, height] = svg.getAttribute('viewBox').split(' ');
    const far = {
      push: `translateX(${width}px)`, pop: `translateX(${width}px)`,
      present: `translateY(${height}px)`, dismiss: `translateY(${height}px)`,
    }[kind];
    // The front layer moves; what is behind it stays.
    if (far) {
      phone.replaceChildren(...(isBack ? [svg, old] : [old, svg]));
      const front = isBack ? old : svg;
      const parts = [...front.children];
      const moving = parts.findLast(part => part.matches('.fw-layer')) ?? front;
      const way = [{ transform: far }, { transform: 'none' }];
      const timing = { duration: 350 / Number(speed.value), easing: 'cubic-bezier(.3, .7, .2, 1)', fill: 'both' };
      moving.animate(isBack ? way.reverse() : way, timing);
      for (const part of parts) {
        if (part === moving) continue;
        const opacity = ['0', getComputedStyle(part).opacity];
        part.animate({ opacity: isBack ? opacity.reverse() : opacity }, timing);
      }
    } else {
      phone.replaceChildren(old, svg);
      svg.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 / Number(speed.value) });
    }
    await pause(far ? 350 : 150);
    if (!isCurrent()) return;
    phone.replaceChildren(svg);
    shown = frame.picture;
  }

  async function touch({ touch: [kind, x, y, endX, endY], mark }, isCurrent) {
    const svg = phone.firstElementChild;
    if (!svg) return;
    const still = mark?.cloneNode(true);
    if (still && !moves()) svg.append(still);
    const finger = document.createElementNS(namespace, 'circle');
    finger.setAttribute('class', 'finger');
    finger.setAttribute('cx', x);
    finger.setAttribute('cy', y);
    finger.setAttribute('r', 22);
    const time = kind === 'press' ? 900 : 450;
    if (moves()) {
      svg.append(finger);
      const path = [
        { transform: 'none', opacity: 0 }, { transform: 'none', opacity: 1, offset: 0.4 },
        { transform: `translate(${endX - x}px, ${endY - y}px)`, opacity: 1 },
      ];
      finger.animate(path, { duration: time / Number(speed.value), easing: 'ease-in-out', fill: 'both' });
    }
    await pause(time + 150);
    // What a swipe or press offers, and the finger taps next.
    if (moves() && still?.querySelector('text') && isCurrent()) {
      svg.append(still);
      await pause(500);
    }
    if (!isCurrent()) return;
    still?.remove();
    finger.remove();
  }

  // Playing

  function show(index, writesHash = true) {
    run += 1;
    stop();
    select(index, writesHash);
    reveal(index);
    for (let place = index; place >= 0; place -= 1) {
      if (steps[place].frames.length === 0) continue;
      phone.replaceChildren();
      draw(steps[place].frames.at(-1));
      break;
    }
  }

  // Plays a step: the command is typed, the finger touches the screen, and the screen changes.
  async function perform(index, isTyped, isCurrent) {
    select(index, true);
    const step = steps[index];
    if (isTyped && step.hasNote) await pause(Math.min(4000, 600 + 40 * step.caption.length));
    if (!isCurrent()) return;
    if (isTyped && step.isTyped) await type(step, isCurrent);
    for (const frame of step.frames) {
      if (!isCurrent()) return;
      await change(frame, isCurrent);
      if (!isCurrent()) return;
      if (frame.touch) await touch(frame, isCurrent);
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
    if (index === steps.length - 1) index = -1;
    // The launch has nothing to type.
    else if (index === 0) index = -1;
    while (index + 1 < steps.length) {
      index += 1;
      if (index === 0) { phone.replaceChildren(); shown = null; }
      await perform(index, true, isCurrent);
      if (isCurrent()) await pause(1100);
      if (!isCurrent()) return;
    }
    stop();
  }
  function toggle() { isPlaying ? show(current) : start(); }
  async function go(index) {
    const target = Math.max(0, Math.min(steps.length - 1, index));
    if (target !== current + 1) return show(target);
    show(current);
    const mine = run += 1;
    await perform(target, false, () => run === mine);
  }
  function faster(change) {
    speed.selectedIndex = Math.max(0, Math.min(speed.length - 1, speed.selectedIndex + change));
  }
  function open(isPlayer) {
    root.classList.toggle('player', isPlayer);
    for (const part of [list, stage]) part.hidden = !isPlayer;
    // The browser must not scroll to what the player shows at its own place.
    for (const [index, step] of steps.entries()) step.element.id = isPlayer ? '' : 'step-' + index;
    all.textContent = isPlayer ? 'All steps' : 'Play the steps';
    if (!isPlayer) { show(current, false); steps[current].element.scrollIntoView(); }
  }
  function load() {
    const index = steps.findIndex((step, index) => '#step-' + index === location.hash);
    if (index >= 0) show(index, false); else if (current < 0) show(0, false);
  }

  controls.addEventListener('submit', event => event.preventDefault());
  play.addEventListener('click', toggle);
  get('previous').addEventListener('click', () => go(current - 1));
  get('next').addEventListener('click', () => go(current + 1));
  progress.addEventListener('input', () => show(Number(progress.value)));
  all.addEventListener('click', () => open(!root.classList.contains('player')));
  list.addEventListener('click', event => {
    const index = steps.findIndex(step => step.link === event.target);
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
  });
  addEventListener('hashchange', load);
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || !root.classList.contains('player')) return;
    const { key, target } = event;
    if (target.matches('select')) return;
    // These elements have their own meaning for some keys.
    const hasArrows = target.matches('input');
    const takesSpace = target.matches('button, a');
    if (key === ' ' && !takesSpace) toggle();
    else if (key === 'PageUp' || key === 'ArrowLeft' && !hasArrows) go(current - 1);
    else if (key === 'PageDown' || key === 'ArrowRight' && !hasArrows) go(current + 1);
    else if (key === 'Home' && !hasArrows) go(0);
    else if (key === 'End' && !hasArrows) go(steps.length - 1);
    else if (key === '+' || key === '=') faster(1);
    else if (key === '-') faster(-1);
    else return;
    event.preventDefault();
  });
  root.classList.add('scripts');
  controls.hidden = false;
  open(true);
  load();
  addEventListener('load', () => scrollTo(0, 0));
})();
