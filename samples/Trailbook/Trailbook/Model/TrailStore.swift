import Foundation

/// The trails of the app's bundle, and what a person wrote about them.
@objcMembers
class TrailStore: NSObject {
  private(set) dynamic var changes = 0
  private(set) var trails: [Trail] = []
  private var notes: [String: [String]] = [:]

  override init() {
    super.init()
    guard let url = Bundle.main.url(forResource: "trails", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return }
    trails = (try? JSONDecoder().decode([Trail].self, from: data)) ?? []
  }

  func sort(by order: SortOrder) {
    switch order {
    case .name: trails.sort { $0.name < $1.name }
    case .length: trails.sort { $0.kilometers < $1.kilometers }
    }
    changes += 1
  }

  func update(_ trail: Trail) {
    guard let index = trails.firstIndex(where: { $0.id == trail.id }) else { return }
    trails[index] = trail
    changes += 1
  }

  func notes(of trail: Trail) -> [String] { notes[trail.id] ?? [] }

  func add(_ note: String, to trail: Trail) {
    notes[trail.id, default: []].append(note)
    changes += 1
  }
}

@objc enum SortOrder: Int {
  case name, length
}
