import Testing

@testable import Editline

@Suite struct KeyBindingTests {
  @Test func `keys are named as people write them, by what they do`() {
    let list = """
      Standard key bindings
      "^A"           ->  ed-move-to-beg
      "^I"           ->  flow-complete
      "^M"           ->  ed-newline
      "^R"           ->  em-inc-search-prev
      " "  to "/"    ->  ed-insert
      "^Á"          ->  ed-prev-word
      "^Ä"          ->  ed-move-to-beg
      Alternative key bindings
      "^R"           ->  ed-redisplay
      "k"            ->  ed-prev-history
      Multi-character bindings
      "^[P"          ->  ed-search-prev-history
      "^[p"          ->  ed-search-prev-history
      "^[[A"         ->  ed-prev-history
      Arrow key bindings
      up             ->  ed-prev-history
      home           ->  ed-move-to-beg
      """
    #expect(
      KeyBinding.sequences(in: list) == [
        "\u{1B}P": "ed-search-prev-history", "\u{1B}p": "ed-search-prev-history",
        "\u{1B}[A": "ed-prev-history",
      ])
    #expect(
      KeyBinding.bindings(in: list).map { $0.keys.joined(separator: ", ") + ": " + $0.action } == [
        "Enter: run the line", "Tab: complete the word, or list what can follow",
        "Ctrl-R: search the history backward", "Up: go to the previous line",
        "Alt-P: go to the previous line that begins as this one does",
        "Ctrl-A, Home: go to the beginning of the line", "Ctrl-Left: go back by a word",
      ])
  }
}
