/// What the programs are given to read.
enum Scripts {
  /// A walk of so many commands, an odd number, each of which shows a screen.
  ///
  /// Of Contacts: the smallest app, so that it is the shell that is measured.
  static func walk(_ commands: Int) -> String {
    "@app contacts\n" + lines((commands - 1) / 2, of: "select Fred\nback")
  }

  /// So many lines of a text.
  static func lines(_ count: Int, of text: String) -> String {
    String(repeating: text + "\n", count: count)
  }

  /// A shell of one command, made with Python's `cmd` module.
  static let python = """
    import cmd

    class Shell(cmd.Cmd):
        prompt = ''
        use_rawinput = False

        def do_print(self, line):
            print(line)

        def do_EOF(self, line):
            return True

    Shell().cmdloop()

    """
}
