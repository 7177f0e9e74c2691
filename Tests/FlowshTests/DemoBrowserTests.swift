import Foundation
import PseudoTerminal
import Testing

/// Tests of a demo's script in Chromium; they are skipped where it isn't installed.
@Suite(.blocking, .enabled(if: Browser.path != nil))
struct `A demo in a browser` {
  private static let walk = """
    note A list.
    select Fred
    back

    open groups
    expect screen Groups
    open persons

    """
  private let directory: Directory
  private let page: String

  init() throws {
    directory = try Directory()
    page = directory.file("o.html")
    let walk = directory.walk(Self.walk)
    let ending = try Program.run("flowsh", ["--app", "contacts", walk, "--html", page])
    try #require(ending.status == .exited(0))
  }

  /// Adds a script to the page, and returns the lines that it notes.
  private func notes(
    _ body: String, hash: String = "", renaming step: String = "", to other: String = "",
    _ options: String...
  ) throws -> [String] {
    let script = """
      <script>
      const lines = [];
      const get = id => document.getElementById(id);
      const wait = time => new Promise(done => setTimeout(done, time));
      const key = (key, target = document.body) => target.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      const now = () => document.querySelector('[aria-current]').textContent;
      const note = (...words) => lines.push([now(), get('count').textContent, ...words].join(', '));
      const label = () => get('phone').firstElementChild.getAttribute('aria-label').split(',')[0];
      addEventListener('load', async () => {
        try { \(body) } catch (error) { lines.push(error.stack); }
        document.body.replaceChildren(...lines.map(line => {
          const paragraph = document.createElement('p');
          paragraph.textContent = line;
          return paragraph;
        }));
      });
      </script></body>
      """
    directory.write(
      directory.read("o.html").replacing("</body>", with: script)
        .replacing("<code>\(step)</code>", with: "<code>\(other)</code>"), to: "driven.html")
    let dump = try Browser.run(
      ["--virtual-time-budget=60000", "--dump-dom"] + options,
      "file://\(directory.file("driven.html"))\(hash)", directory)
    return dump.matches(of: /<p>(.*?)<\/p>/).map { String($0.output.1) }
  }

  @Test func `plays, steps, jumps and shows all steps by keys, links and buttons`() throws {
    let lines = try notes(
      """
      await wait(3000); note(label(), get('caption').textContent);
      key('ArrowRight'); await wait(3000); note(label());
      key('ArrowLeft'); note(label());
      key('Home'); note(label(), get('previous').disabled, get('next').disabled);
      key('End'); note(label(), get('previous').disabled, get('next').disabled, location.hash);
      key('+'); note(get('speed').value);
      key('-');
      const links = document.querySelectorAll('#commands a');
      links[1].click(); await wait(200);
      note(document.querySelectorAll('#phone .fw-touch circle').length, get('caption').textContent);
      await wait(3000); note(label());
      key(' ', links[1]); note(get('play').textContent);
      await wait(400); note(document.querySelectorAll('.typing').length);
      await wait(30000); note(get('play').textContent, label());
      get('progress').value = 3; get('progress').dispatchEvent(new Event('input'));
      note(document.querySelector('.step.current .stack').textContent, get('caption').textContent);
      note([...document.querySelectorAll('.step.current section')]
        .filter(part => part.offsetHeight > 0).map(part => part.firstElementChild.textContent).join(' '));
      key('a'); note(document.documentElement.className, get('step-3').offsetHeight > 0);
      get('player').click(); note(document.documentElement.className, get('step-3') === null);
      """, hash: "#step-2")
    #expect(
      lines == [
        "back, 2 / 5, Persons, A list.", "open groups, 3 / 5, Groups", "back, 2 / 5, Persons",
        "Launch, 0 / 5, Persons, true, false", "open persons, 5 / 5, Persons, false, true, #step-5",
        "open persons, 5 / 5, 2", "select Fred, 1 / 5, 1, A list.", "select Fred, 1 / 5, Fred",
        "\u{200B}, 2 / 5, Pause", "back, 2 / 5, 1", "open persons, 5 / 5, Play, Persons",
        "open groups, 3 / 5, Groups, ", "open groups, 3 / 5, Calls Stack Tabs Coordinators",
        "open groups, 3 / 5, scripts, true", "open groups, 3 / 5, scripts player, true",
      ])
  }

  @Test func `moves nothing if that is what the reader wants`() throws {
    let lines = try notes(
      """
      key(' '); await wait(2500);
      note(document.querySelectorAll('.typing').length, document.getAnimations().length);
      await wait(30000); note(get('play').textContent, label());
      """, "--force-prefers-reduced-motion")
    #expect(lines == ["select Fred, 1 / 5, 0, 0", "open persons, 5 / 5, Play, Persons"])
  }

  @Test func `a wait holds the playback`() throws {
    let lines = try notes(
      """
      key(' '); await wait(12000); note();
      await wait(12000); note();
      """, renaming: "back", to: "wait 9s")
    #expect(lines == ["wait 9s, 2 / 5", "open persons, 5 / 5"])
  }
}

/// Chromium without a window.
private enum Browser {
  /// The path of the program; `nil` if it isn't installed.
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .flatMap { folder in
      ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a page, and returns what the browser prints.
  static func run(_ options: [String], _ address: String, _ folder: Directory) throws -> String {
    let ending = try Program.run(
      #require(path),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--user-data-dir=\(folder.file("profile"))", "--window-size=1280,900",
      ] + options + [address])
    return ending.output
  }
}
