import Foundation

/// The fixtures of a launch, and how often each has been used.
struct FixtureSet {
  private let files: [FixtureFile]
  private var uses: [Place: Int] = [:]

  private struct Place: Hashable {
    let file: Int
    let fixture: Int
  }

  /// Creates a set; the fixtures of later files come first.
  init(_ files: [FixtureFile]) { self.files = files }

  /// Forgets the uses, for another launch.
  mutating func startAgain() { uses = [:] }

  /// Finds the first fixture that answers a request, and counts its use.
  mutating func take(
    for request: NetworkRequest
  ) -> Result<Fixture, RequestRefusal.Reason> {
    guard let url = URL(string: request.url) else {
      return .failure(.unsupported(scheme: ""))
    }
    let scheme = url.scheme?.lowercased() ?? ""
    guard ["http", "https"].contains(scheme) else { return .failure(.unsupported(scheme: scheme)) }
    guard !files.isEmpty else { return .failure(.noFixtures) }
    var near: NearFixture?
    for (number, file) in files.enumerated().reversed() {
      for (index, fixture) in file.fixtures.enumerated() {
        let place = Place(file: number, fixture: index)
        let obstacle = obstacle(to: fixture, at: place, answering: request, url)
        switch obstacle {
        case .answers:
          uses[place, default: 0] += 1
          return .success(fixture)
        case .near(let fixture): near = near ?? fixture
        case .far: continue
        }
      }
    }
    return .failure(.noMatch(files: files.map(\.path), near: near))
  }

  private enum Match {
    case answers, far
    case near(NearFixture)
  }

  private func obstacle(
    to fixture: Fixture, at place: Place, answering request: NetworkRequest, _ url: URL
  ) -> Match {
    guard fixture.pattern.matches(url) else {
      return fixture.method.map { $0 == request.method } != false
        && fixture.pattern.matchesWithoutQuery(url)
        ? .near(.otherQuery(place: fixture.location)) : .far
    }
    if let method = fixture.method, method != request.method {
      return .near(.otherMethod(place: fixture.location, method: method))
    }
    if let times = fixture.times, uses[place, default: 0] >= times {
      return .near(.used(place: fixture.location, times: times))
    }
    return .answers
  }
}

extension RequestRefusal.Reason: Error {}
