import TestSupport
import Testing

@testable import Adoption

@Suite struct `A lock file` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pods(_ text: String) throws -> PodfileLock {
    try folder.write("Podfile.lock", text)
    return PodfileLock(folder.file("Podfile.lock"))
  }

  private func cartfile(_ text: String) throws -> CartfileResolved {
    try folder.write("Cartfile.resolved", text)
    return CartfileResolved(folder.file("Cartfile.resolved"))
  }

  @Test func `of CocoaPods names each pod once, with the sources that only it has`() throws {
    let lock = try pods(
      """
      PODS:
        - Card (0.1.0)
        - "Chart+Lines (2.0)":
          - Paint (= 2.0)
        - Moya (15.0.0):
          - Moya/Core (= 15.0.0)
        - Moya/Core (15.0.0):
          - Alamofire (~> 5.0)
        - Paint (2.0)
        - Theme (0.1.0)

      DEPENDENCIES:
        - Moya (~> 15.0)
        - Theme (from `../Theme`)

      SPEC REPOS:
        trunk:
          - Moya

      EXTERNAL SOURCES:
        Card:
          :branch: main
          :git: https://x.y/card.git
        Theme:
          :path: "../Theme"

      CHECKOUT OPTIONS:
        Card:
          :commit: 0123456789012345678901234567890123456789
          :git: https://x.y/card.git

      SPEC CHECKSUMS:
        Moya: 138f0573e53411fb3dc17016add0b748dfbd78ee

      COCOAPODS: 1.15.2

      """)
    #expect(lock.problems == [])
    #expect(
      lock.pods == [
        .init(
          name: "Card", version: "0.1.0", repository: "https://x.y/card.git",
          revision: "0123456789012345678901234567890123456789"),
        .init(name: "Chart+Lines", version: "2.0"), .init(name: "Moya", version: "15.0.0"),
        .init(name: "Paint", version: "2.0"),
        .init(name: "Theme", version: "0.1.0", path: "../Theme"),
      ])
  }

  @Test func `of Carthage names repositories, and binaries apart`() throws {
    let lock = try cartfile(
      """
      # a comment
      binary "https://x.y/Maps.json" "5.0"
      git "https://x.y/Paint.git" "v2"
      github "ReactiveX/RxSwift" "6.5.0"
      github "https://git.x.y/me/Card" "0.1"

      """)
    #expect(lock.problems == [] && lock.binaries == ["Maps"])
    #expect(
      lock.entries == [
        .init(name: "Paint", repository: "https://x.y/Paint.git", version: "v2"),
        .init(
          name: "RxSwift", repository: "https://github.com/ReactiveX/RxSwift", version: "6.5.0"),
        .init(name: "Card", repository: "https://git.x.y/me/Card", version: "0.1"),
      ])
  }

  @Test func `with two versions of a package has the first, and says so`() throws {
    let lock = try pods("PODS:\n  - A (1.0)\n  - A/Core (2.0)\n  - A/More (1.0)\n")
    #expect(lock.pods == [.init(name: "A", version: "1.0")])
    #expect(lock.problems == ["names two versions of A, 1.0 and 2.0; the first is taken"])
    let other = try cartfile("github \"a/A\" \"1\"\ngit \"https://x.y/a.git\" \"2\"\n")
    #expect(other.entries.map(\.version) == ["1"])
    #expect(other.problems == ["names two versions of a, 1 and 2; the first is taken"])
  }

  @Test func `that isn't one has no packages, and says why`() throws {
    #expect(try pods("").problems == ["has no list of pods; run \"pod install\" again"])
    #expect(
      try pods("<<<<<<< HEAD\nPODS:\n").problems
        == ["isn't read, because a merge has left a conflict on line 1; resolve it"])
    try folder.write("Podfile.lock", [0x50, 0xFF, 0x0A])
    #expect(
      PodfileLock(folder.file("Podfile.lock")).problems
        == ["isn't read, because it is no text in UTF-8; restore it"])
    let line = "  - A (1.0)\n"
    let huge = try pods("PODS:\n" + String(repeating: line, count: LockFile.mostBytes / 10))
    #expect(huge.pods.isEmpty)
    #expect(huge.problems == ["isn't read, because it has more than 1 MB"])
  }

  @Test func `can't name a folder outside of the project`() throws {
    let lock = try pods("PODS:\n  - .. (1.0)\n  - ../../etc (1.0)\n  - /etc (1)\n  - .ssh (1)\n")
    #expect(lock.pods.isEmpty)
    #expect(try cartfile("git \"https://x.y/..\" \"1\"\n").entries.isEmpty)
  }
}
