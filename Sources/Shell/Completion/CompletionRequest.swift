package import AppDriver
import Foundation

/// The context in which a command completes its arguments.
package struct CompletionRequest {
  /// The words between the command's name and the text to complete.
  package let words: [String]
  /// The text to complete, without quotes.
  ///
  /// Candidates that don't begin with it are removed later. A source that is slow to list uses it to
  /// list less.
  package let typed: String
  /// The visible screen; `nil` if the app shows nothing.
  package let screen: ScreenSnapshot?
  /// A read-only view of the shell.
  package let shell: ShellView

  /// Returns the elements on the screen with the given kinds, described by their values.
  package func elements(
    _ kinds: ElementKind..., as form: Candidate.Form = .label
  ) -> Candidates {
    Candidates(
      (screen?.elements(of: kinds) ?? []).map {
        Candidate($0.label, as: form, summary: $0.isSecure ? "" : $0.value ?? "")
      })
  }

  /// Returns the rows of the screen, including those that aren't shown, described by their details.
  ///
  /// - Complexity: Constant if nothing has been typed; otherwise, O(*n*) for *n* rows, of which only
  ///   the titles are read.
  package func rows(limit: Int = Candidates.bound) -> Candidates {
    var found: [(controller: Int, place: Int, title: String)] = []
    var omitted = 0
    shell.session.visitRows { controller, place, title in
      guard LabelMatch.begins(typed, title) else { return true }
      if found.count < limit {
        found.append((controller, place, title))
      } else {
        omitted += 1
      }
      return !typed.isEmpty || found.count < limit
    }
    if typed.isEmpty {
      omitted = (screen?.panes.reduce(0) { $0 + $1.rowCount } ?? 0) - found.count
    }
    var details: [String?] = []
    for part in found.chunked(by: \.controller) {
      let read = shell.session.rowDetails(
        controller: part[part.startIndex].controller, places: part.map(\.place))
      details += read + Array(repeating: nil, count: part.count - read.count)
    }
    return Candidates(
      zip(found, details).map { Candidate($0.title, as: .label, summary: $1 ?? "") },
      omitted: max(0, omitted))
  }

  /// Returns the links that the app is known to open: those that it was opened with in this session,
  /// those on the screen, and those that the app or its data names.
  ///
  /// The app's links are completed part by part, as paths are.
  package func links() -> Candidates {
    let opened = shell.session.openedLinks.map(\.absoluteString)
    let shown = (screen?.elements ?? []).flatMap { element in
      [element.label, element.isSecure ? "" : element.value ?? ""].flatMap(Self.links)
    }
    return Candidates((opened + shown).map { Candidate($0, as: .label, summary: "link") })
      + linksOfApp()
  }

  private func linksOfApp() -> Candidates {
    var found: Candidates = []
    var parts: Set<String> = []
    for link in shell.linksOfApp where LabelMatch.begins(typed, link) {
      let part = Self.nextPart(of: link, after: typed)
      guard parts.insert(part).inserted else { continue }
      guard found.list.count < Candidates.bound else {
        found.omitted += 1
        continue
      }
      found.list.append(
        Candidate(part, as: .label, summary: "link", continues: part.hasSuffix("/")))
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

  /// Returns the classes of leaked objects, followed by those of the coordinators and of the screen's
  /// controllers.
  package func classes() -> Candidates {
    var coordinators: [String] = []
    func add(_ coordinator: CoordinatorSnapshot) {
      coordinators.append(coordinator.type)
      coordinator.children.forEach(add)
    }
    shell.session.snapshot(rowLimit: 0)?.coordinators.forEach(add)
    let controllers = (screen?.panes ?? []).map(\.type)
    return Candidates(
      shell.session.leaks.map { Candidate($0.type, summary: "leaked") }
        + (coordinators + controllers).map { Candidate($0) })
  }

  private static func links(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return [] }
    return text.split(separator: " ").map(String.init).filter {
      $0.contains("://") && !$0.hasPrefix("://")
    }
  }
}

extension Array {
  /// Returns the longest runs of elements that have the same key.
  fileprivate func chunked<Key: Equatable>(by key: KeyPath<Element, Key>) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = 0
    for place in indices.dropFirst() where self[place][keyPath: key] != self[start][keyPath: key] {
      runs.append(self[start..<place])
      start = place
    }
    return isEmpty ? [] : runs + [self[start...]]
  }
}
