// The drawing in its box: how large it is, which part is visible, and what is at a point.
class MapView {
  constructor(box, graph) {
    Object.assign(this, { box, graph, scale: 1 });
    [this.width, this.height] = ['width', 'height'].map(name => Number(graph.getAttribute(name)));
    this.#listen();
  }

  zoom(wanted, x = this.box.clientWidth / 2, y = this.box.clientHeight / 2) {
    const { box, graph, scale: old } = this;
    this.scale = Math.min(3, Math.max(0.1, wanted));
    graph.style.width = this.width * this.scale + 'px';
    graph.style.height = this.height * this.scale + 'px';
    box.scrollLeft = (box.scrollLeft + x) * this.scale / old - x;
    box.scrollTop = (box.scrollTop + y) * this.scale / old - y;
  }
  // Large enough to be read; what doesn't fit can be scrolled to.
  get readable() { return Math.min(1, Math.max(0.6, this.breadth / this.width)); }
  get whole() {
    const fits = Math.min(this.breadth / this.width, this.room / this.height);
    return Math.min(1.25, Math.max(0.2, fits));
  }
  fit() { this.zoom(Math.abs(this.scale - this.whole) < 0.001 ? this.readable : this.whole); }
  // The width that the drawing can have.
  get breadth() {
    const { maxWidth } = getComputedStyle(this.box);
    const all = this.box.parentElement.clientWidth;
    const share = maxWidth.match(/^calc\(100% - ([\d.]+)px\)$/);
    return all - (share ? Number(share[1]) : 0) - 2;
  }
  // What is left of the window below the head of the page, without the borders.
  get room() {
    const top = this.box.getBoundingClientRect().top + scrollY;
    return Math.max(320, innerHeight - (top < innerHeight / 2 ? top : 0) - 14);
  }
  resize() { this.box.style.maxHeight = this.room + 2 + 'px'; }

  // Scrolls to a rectangle of the drawing unless it is visible.
  reveal(rectangle) {
    const { box, scale } = this;
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(
      name => Number(rectangle.getAttribute(name)) * scale);
    const isOut = x < box.scrollLeft || x + w > box.scrollLeft + box.clientWidth
      || y < box.scrollTop || y + h > box.scrollTop + box.clientHeight;
    if (!isOut) return;
    box.scrollLeft = x + w / 2 - box.clientWidth / 2;
    box.scrollTop = y + h / 2 - box.clientHeight / 2;
  }

  // The link at a point. A line is thin, so a point beside it counts.
  linkAt({ clientX, clientY }) {
    for (const [x, y] of [[0, 0], [0, -4], [0, 4], [-4, 0], [4, 0], [0, -7], [0, 7]]) {
      const found = document.elementFromPoint(clientX + x, clientY + y)?.closest('#graph a');
      if (found) return found;
    }
    return null;
  }
  get isDragged() { return this.box.classList.contains('drags'); }

  #listen() {
    const { box } = this;
    box.addEventListener('wheel', event => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const place = box.getBoundingClientRect();
      this.zoom(
        this.scale * Math.exp(-event.deltaY / 300), event.clientX - place.left, event.clientY - place.top);
    }, { passive: false });
    let start;
    box.addEventListener('pointerdown', event => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || event.target.closest('.node')) return;
      start = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    });
    addEventListener('pointermove', event => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.abs(x) + Math.abs(y) > 4) box.classList.add('drags');
      box.scrollLeft = start.left - x;
      box.scrollTop = start.top - y;
    });
    addEventListener('pointerup', () => {
      start = undefined;
      // The click comes after this.
      setTimeout(() => box.classList.remove('drags'));
    });
    box.addEventListener('dragstart', event => event.preventDefault());
    let hovered;
    const hover = found => {
      hovered?.classList.remove('hover');
      hovered = found;
      hovered?.classList.add('hover');
    };
    box.addEventListener('pointermove', event => hover(this.linkAt(event)));
    box.addEventListener('pointerleave', () => hover(null));
  }
}
