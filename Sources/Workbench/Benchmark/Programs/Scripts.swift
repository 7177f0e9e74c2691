/// The scripts that the programs run.
enum Scripts {
  /// Returns a script with the given number of commands, which must be odd.
  ///
  /// Each command displays a screen.
  ///
  /// The script uses Contacts, the smallest app, so that it measures the shell rather than the app.
  static func walk(_ commands: Int) -> String {
    "@app contacts\n" + lines((commands - 1) / 2, of: "select Fred\nback")
  }

  /// Returns the text repeated on the given number of lines.
  static func lines(_ count: Int, of text: String) -> String {
    String(repeating: text + "\n", count: count)
  }

  /// A shell with a single command, written with Python's `cmd` module.
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
