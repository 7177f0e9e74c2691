import AppDriver
import Foundation

extension CompletionRequest {
  /// Returns the links that the app is known to open, described by where they are from: those that
  /// it was opened with in this session, those on the screen, those that the app or its data names,
  /// and the beginnings of those that its Info.plist declares.
  ///
  /// The app's links are completed part by part, as paths are.
  package func links() -> Candidates {
    let opened = shell.session.openedLinks.map(\.absoluteString)
    let shown = (screen?.elements ?? []).flatMap { element in
      [element.label, element.isSecure ? "" : element.value ?? ""].flatMap(Self.links)
    }
    return Candidates(
      opened.map { Candidate($0, as: .label, summary: "opened before") }
        + shown.map { Candidate($0, as: .label, summary: "on the screen") })
      + linksOfApp()
      + Candidates(
        shell.session.linkSchemes.map {
          Candidate("\($0)://", as: .label, summary: "from Info.plist", continues: true)
        })
  }

  private func linksOfApp() -> Candidates {
    var found: Candidates = []
    var parts: Set<String> = []
    let origin = shell.dataFile.map { "from \($0)" } ?? "from the app"
    for link in shell.linksOfApp where LabelMatch.begins(typed, link) {
      let part = Self.nextPart(of: link, after: typed)
      guard parts.insert(part).inserted else { continue }
      guard found.list.count < Candidates.bound else {
        found.omitted += 1
        continue
      }
      found.list.append(
        Candidate(part, as: .label, summary: origin, continues: part.hasSuffix("/")))
    }
    return found
  }

  /// Returns the beginning of a link up to the first slash after the typed text.
  private static func nextPart(of link: String, after typed: String) -> String {
    let slash = UInt8(ascii: "/")
    let scheme = link.firstRange(of: "://").map { link.utf8[..<$0.upperBound].count } ?? 0
    let rest = link.utf8.dropFirst(max(scheme, typed.utf8.count))
    guard let end = rest.firstIndex(of: slash) else { return link }
    return String(Substring(link.utf8[...end]))
  }

  private static func links(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return [] }
    return text.split(separator: " ").map(String.init).filter {
      $0.contains("://") && !$0.hasPrefix("://")
    }
  }
}
