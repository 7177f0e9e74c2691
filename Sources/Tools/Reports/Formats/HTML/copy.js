// Adds a button to each text of the class `copy` inside an element. The text may have a name.
const addCopyButtons = (() => {
  const name = code => 'Copy ' + (code.dataset.name ?? code.textContent);

  function select(element) {
    const range = document.createRange();
    range.selectNodeContents(element);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
  }
  async function copy(button) {
    const code = button.previousElementSibling;
    try {
      await navigator.clipboard.writeText(code.dataset.copy ?? code.textContent);
    } catch {
      // The browser may allow it only for pages from a server.
      const shown = code.textContent;
      code.textContent = code.dataset.copy ?? shown;
      select(code);
      document.execCommand('copy');
      if (code.dataset.copy) code.textContent = shown;
    }
    button.textContent = 'Copied';
    button.setAttribute('aria-label', 'Copied');
    setTimeout(() => {
      button.textContent = 'Copy';
      button.setAttribute('aria-label', name(code));
    }, 2000);
  }

  document.addEventListener('click', event => {
    if (event.target.matches('.copies')) copy(event.target);
  });
  return element => {
    for (const code of element.querySelectorAll('.copy')) {
      code.classList.remove('copy');
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'copies';
      button.textContent = 'Copy';
      button.setAttribute('aria-label', name(code));
      code.after(' ', button);
    }
  };
})();
