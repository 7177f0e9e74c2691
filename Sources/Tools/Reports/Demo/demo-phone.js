// The phone: draws pictures, moves from one to the next, and shows the finger.
class Phone {
  #shown = null;

  // `tempo` has the functions `speed`, `moves` and `pause`.
  constructor(element, tempo) {
    this.element = element;
    this.tempo = tempo;
  }

  static node(name, attributes) {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return node;
  }

  #drawing(frame) {
    const symbol = document.getElementById('p' + frame.picture);
    const viewBox = symbol.getAttribute('viewBox');
    const svg = Phone.node('svg', { viewBox, role: 'group', 'aria-label': frame.label });
    for (const part of symbol.childNodes) svg.append(part.cloneNode(true));
    return svg;
  }

  #put(frame, svg) {
    const { width, height } = svg.viewBox.baseVal;
    this.element.style.setProperty('--ratio', width / height);
    this.element.replaceChildren(svg);
    this.#shown = frame.picture;
  }

  clear() {
    this.element.replaceChildren();
    this.#shown = null;
  }

  draw(frame) {
    if (frame.picture !== this.#shown || this.element.childElementCount !== 1)
      this.#put(frame, this.#drawing(frame));
    this.element.querySelector('.fw-touch')?.remove();
  }

  // Moves to a picture as UIKit does: the front layer moves, and what is behind it stays.
  async change(frame, isCurrent) {
    const old = this.element.firstElementChild;
    if (!old || frame.picture === this.#shown) return this.draw(frame);
    const svg = this.#drawing(frame);
    const { width, height } = svg.viewBox.baseVal;
    const isSame = old.getAttribute('viewBox') === svg.getAttribute('viewBox');
    const far = this.tempo.moves() && isSame ? {
      push: `translateX(${width}px)`, pop: `translateX(${width}px)`,
      present: `translateY(${height}px)`, dismiss: `translateY(${height}px)`,
    }[frame.transition] : undefined;
    const time = far ? 350 : 150;
    if (far) this.#slide(old, svg, far, ['pop', 'dismiss'].includes(frame.transition), time);
    else {
      this.element.replaceChildren(old, svg);
      svg.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time / this.tempo.speed() });
    }
    await this.tempo.pause(time);
    if (isCurrent()) this.#put(frame, svg);
  }

  #slide(old, svg, far, isBack, time) {
    this.element.replaceChildren(...(isBack ? [svg, old] : [old, svg]));
    const front = isBack ? old : svg;
    const parts = [...front.children];
    const moving = parts.findLast(part => part.matches('.fw-layer')) ?? front;
    const way = [{ transform: far }, { transform: 'none' }];
    const timing = {
      duration: time / this.tempo.speed(), easing: 'cubic-bezier(.3, .7, .2, 1)', fill: 'both',
    };
    moving.animate(isBack ? way.reverse() : way, timing);
    for (const part of parts) {
      if (part === moving) continue;
      const opacity = ['0', getComputedStyle(part).opacity];
      part.animate({ opacity: isBack ? opacity.reverse() : opacity }, timing);
    }
  }

  // Shows the finger; it stays where it is for readers who want no motion.
  async touch({ touch: [kind, x, y, endX, endY], mark }, isCurrent) {
    const svg = this.element.firstElementChild;
    if (!svg) return;
    const moves = this.tempo.moves();
    const still = mark.cloneNode(true);
    const finger = Phone.node('g', { class: 'fw-touch', 'aria-hidden': 'true' });
    const time = kind === 'press' ? 900 : 450;
    if (moves) {
      finger.append(Phone.node('circle', { cx: x, cy: y, r: 20 }));
      const path = [
        { transform: 'none', opacity: 0 }, { transform: 'none', opacity: 1, offset: 0.4 },
        { transform: `translate(${endX - x}px, ${endY - y}px)`, opacity: 1 },
      ];
      finger.animate(
        path, { duration: time / this.tempo.speed(), easing: 'ease-in-out', fill: 'both' });
    }
    svg.append(moves ? finger : still);
    await this.tempo.pause(moves ? time + 150 : 1200);
    // What a swipe or press offers, and the finger taps next.
    if (moves && still.querySelector('text') && isCurrent()) {
      svg.append(still);
      await this.tempo.pause(500);
    }
    if (!isCurrent()) return;
    still.remove();
    finger.remove();
  }
}
