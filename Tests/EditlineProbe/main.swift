import Editline
import Glibc

// A program that the editor's tests run. It prints its input and has a few commands.

let arguments = CommandLine.arguments
do {
  if arguments.count == 5, arguments[1] == "append" {
    let history = LineHistory(file: arguments[2])
    for number in 1...(Int(arguments[4]) ?? 1) {
      history.add("\(arguments[3]) \(number)")
    }
    try history.save()
  } else {
    exit(try converse(history: arguments.dropFirst().first))
  }
} catch {
  print(error)
  exit(2)
}

/// Reads lines until the input ends.
///
/// The editor is released when this function returns.
func converse(history path: String?) throws -> Int32 {
  let history = LineHistory(file: path)
  try history.load()
  let editor = try LineEditor(program: "probe", history: history)
  let status = Probe(editor: editor, history: history).run()
  try history.save()
  return status
}
