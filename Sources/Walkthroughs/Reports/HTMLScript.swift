/// The filter; without it the report is all there.
nonisolated enum HTMLScript {
  static let text = """
    (() => {
      const form = document.getElementById("filter");
      const cases = [...document.querySelectorAll(".case")];
      const words = new Map();
      form.hidden = false;
      const text = (item) => {
        if (!words.has(item)) {
          const commands = [...item.querySelectorAll("code")].map((code) => code.textContent);
          const file = item.parentElement.querySelector("h2").textContent;
          words.set(item, (item.querySelector(".title").textContent + " " + file + " " + commands.join(" "))
            .toLowerCase());
        }
        return words.get(item);
      };
      const filter = () => {
        const statuses = new Set([...form.querySelectorAll("[name=status]:checked")].map((box) => box.value));
        const tag = form.tag ? form.tag.value : "";
        const wanted = form.text.value.trim().toLowerCase();
        let shown = 0;
        for (const item of cases) {
          const fits = statuses.has(item.dataset.status)
            && (!tag || item.dataset.tags.split("\\u241f").includes(tag))
            && (!wanted || text(item).includes(wanted));
          item.hidden = !fits;
          if (fits) shown += 1;
        }
        for (const section of document.querySelectorAll("section")) {
          section.hidden = !section.querySelector(".case:not([hidden])");
        }
        document.getElementById("none").hidden = shown > 0;
      };
      form.addEventListener("input", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      document.addEventListener("keydown", (event) => {
        if (event.key === "/" && !/INPUT|SELECT/.test(document.activeElement.tagName)) {
          event.preventDefault();
          form.text.focus();
        }
      });
      const reveal = () => {
        let item = location.hash && document.getElementById(location.hash.slice(1));
        if (!item) return;
        const inner = item.querySelector("details");
        if (item.tagName === "LI" && inner) inner.open = true;
        for (let next = item; next; next = next.parentElement) {
          if (next.tagName === "DETAILS") next.open = true;
        }
        item.scrollIntoView();
      };
      addEventListener("hashchange", reveal);
      reveal();
    })();
    """
}
