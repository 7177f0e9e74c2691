import Foundation
import PseudoTerminal
import Testing

/// Tests of Neovim with the lines of the page on editors.
@Suite(.blocking) struct `Neovim with the language server` {
  /// Whether there is a Neovim for which the page's lines are.
  private static let isInstalled: Bool = {
    let found = try? Program.shell("nvim --version")
    let version = found?.output.firstMatch(of: /^NVIM v(\d+)\.(\d+)/)
    return version.map { (Int($0.1) ?? 0, Int($0.2) ?? 0) >= (0, 7) } ?? false
  }()

  /// The block of the page in Neovim's language.
  private static func pageLines() throws -> String {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/Shell/Walkthroughs/Walkthroughs.docc/Editors.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return try #require(text.components(separatedBy: "```lua\n").dropFirst().first)
      .components(separatedBy: "```")[0]
  }

  /// Asks as the editor's own functions do, and prints what they answer.
  private static let questions = """
    local buffer = vim.api.nvim_get_current_buf()
    vim.wait(60000, function() return #vim.diagnostic.get(buffer) > 0 end, 10)
    for _, found in ipairs(vim.diagnostic.get(buffer)) do
      print("diagnostic " .. found.lnum .. " " .. found.message)
    end
    local function ask(method, line, character)
      local parameters = {
        textDocument = vim.lsp.util.make_text_document_params(buffer),
        position = { line = line, character = character },
      }
      for _, answer in pairs(vim.lsp.buf_request_sync(buffer, method, parameters, 60000)) do
        return answer.result
      end
    end
    for _, item in ipairs(ask("textDocument/completion", 2, 3).items) do
      print("completion " .. item.label)
    end
    print("hover " .. ask("textDocument/hover", 1, 2).contents.value)
    vim.cmd("qa!")
    """

  @Test(.enabled(if: isInstalled))
  func `the page's lines attach it, and diagnostics, completion and hover arrive`() throws {
    let directory = try Directory()
    directory.write(try Self.pageLines(), to: "init.lua")
    directory.write(Self.questions, to: "questions.lua")
    directory.write("@app contacts\nexpect scren Fred\nsel\n", to: "a.walk")
    let programs = (BuiltProduct.path(of: "flowsh") as NSString).deletingLastPathComponent
    let ending = try Program.shell(
      """
      cd '\(directory.path)'
      PATH="\(programs):$PATH" HOME="$PWD" XDG_CACHE_HOME="$PWD" XDG_DATA_HOME="$PWD" \
      XDG_STATE_HOME="$PWD" exec nvim --headless -n -u init.lua -c 'luafile questions.lua' a.walk
      """)
    let printed = (ending.output + ending.errors).replacing("\r", with: "")
    #expect(printed.contains(#"diagnostic 2 no command or button "sel""#), "\(printed)")
    #expect(printed.contains("completion select"), "\(printed)")
    #expect(printed.contains("hover ```text") && printed.contains("expect"), "\(printed)")
  }
}
