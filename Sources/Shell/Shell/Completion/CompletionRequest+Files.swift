import Files
import Script

extension CompletionRequest {
  /// Lists the files and folders whose paths begin with the typed text.
  ///
  /// A folder ends with a slash. Hidden files are offered only if the typed name begins with a dot.
  ///
  /// - Parameters:
  ///   - form: The way in which the path is typed.
  ///   - isIncluded: A closure that returns whether to offer a file. Folders are always offered.
  /// - Returns: The paths, of which only the last parts are shown.
  package func files(
    as form: Candidate.Form = .word,
    where isIncluded: (_ name: String) -> Bool = { _ in true }
  ) -> Candidates {
    if typed == "~" { return [Candidate("~/", as: form, continues: true)] }
    let slash = typed.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(Substring(typed.utf8[...$0])) } ?? ""
    let beginning = String(Substring(typed.utf8.dropFirst(folder.utf8.count)))
    let path = ScriptFile.resolve(folder, against: script)
    guard let names = try? FolderListing.names(in: path.isEmpty ? "." : path) else { return [] }
    var found: Candidates = []
    for bytes in names {
      guard bytes.first != UInt8(ascii: ".") || beginning.hasPrefix("."),
        let name = String(validating: bytes, as: UTF8.self), LabelMatch.begins(beginning, name)
      else { continue }
      guard found.list.count < Candidates.bound else {
        found.omitted += 1
        continue
      }
      if FileStatus(at: path + name)?.kind == .folder {
        found.list.append(
          Candidate(folder + name + "/", as: form, name: name + "/", continues: true))
      } else if isIncluded(name) {
        found.list.append(Candidate(folder + name, as: form, name: name))
      }
    }
    return found
  }
}
