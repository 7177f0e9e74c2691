import Foundation
import PseudoTerminal
import Testing

/// Tests of `flowsh adopt`, without builds of packages.
@Suite(.blocking) struct `The adoption of a project` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func adopt(_ script: String) throws -> Program.Ending {
    try Program.shell(
      "cd \"$DIR\"; adopt() { \"$FLOWSH\" adopt \"$@\"; }; \(script)",
      environment: [
        "DIR": directory.path, "FLOWSH": BuiltProduct.path(of: "flowsh"),
        "TRAILBOOK": Document.root.appending(path: "samples/Trailbook").path,
      ])
  }

  @Test func `writes a package, and only reports when it runs again`() throws {
    let ending = try adopt(
      """
      find "$TRAILBOOK" -type f -exec cksum {} + | sort > files
      adopt "$TRAILBOOK" --into out --no-build > first
      cp -r out before
      adopt "$TRAILBOOK/Trailbook.xcodeproj" --into out --no-build > second
      diff -r out before && tail -n +2 first > a && tail -n +2 second > b && cmp a b
      find "$TRAILBOOK" -type f -exec cksum {} + | sort | cmp files -
      """)
    #expect(ending.status == .exited(0) && ending.output == "" && ending.errors == "", "\(ending)")
    #expect(directory.read("out/Package.swift").contains(".package(name: \"flowsh\", path: "))
    #expect(directory.read("first").hasSuffix("  cd out\n  swift run Trailbook\n  swift test\n"))
  }

  @Test func `says what is wrong, with a status for each kind`() throws {
    let ending = try adopt(
      #"""
      mkdir -p empty broken.xcodeproj sources
      echo '{ objects = {' > broken.xcodeproj/project.pbxproj
      echo > sources/A.swift
      for arguments in none empty broken.xcodeproj 'sources --flowsh nowhere' '' \
        'sources --into /dev/null/x' 'sources --target Other' 'sources --unknown' 'sources sources'; do
        adopt $arguments --no-build > /dev/null 2> message
        echo "$? $(head -n 1 message)"
      done
      PATH= adopt sources
      """#)
    #expect(
      ending.output.replacing(directory.path + "/", with: "") == """
        66 none: there is no such file or folder
        66 empty: there is no iOS project; it has no .xcodeproj, .xcworkspace or Package.swift, also not up to three folders down, and no Swift file
        66 broken.xcodeproj/project.pbxproj:2: it is no property list: Expected terminating '}' for dictionary
        64 nowhere: there is no checkout of flowsh; name one with --flowsh PATH or --flowsh URL
        64 Error: Missing expected argument '<path>'
        74 /dev/null: can't be written: Not a directory; choose another folder with --into
        64 sources: it has no target "Other" that can be adopted; it has sources
        64 Error: Unknown option '--unknown'
        64 Error: Unexpected argument 'sources'

        """)
    #expect(
      ending.errors
        == "no \"swift\" in PATH; install Swift 6.2 or later from https://www.swift.org/install, and"
        + " add its folder usr/bin to PATH\n")
    #expect(ending.status == .exited(64))
  }

  @Test func `takes any file name, links in a circle, and a Podfile`() throws {
    let ending = try adopt(
      #"""
      mkdir 'my "app" $x'; cd 'my "app" $x'
      for name in 'a b' "q\"u'o" '$HOME `x`' -dash 'back\slash' 'é日本' '#;*?[]{}' "line
      end"; do echo > "./$name.swift"; done
      ln -s . loop; ln -s self self; ln -s /nowhere/x.swift dead.swift; touch Podfile
      adopt . --no-build
      adopt . --no-build --into sub; echo $?
      cd ..; mv 'my "app" $x' ./-lead; adopt -lead --no-build > /dev/null 2>&1; echo $?
      adopt --no-build -- -lead | grep -e adopting -e cd
      """#)
    #expect(
      ending.output == """
        adopting my "app" $x of .
          the package is ../my "app" $x-flowsh
        my "app" $x: the package is written, and not built

        files of my "app" $x
             8 in Swift

        not adopted
          Podfile  isn't run; files that import modules of CocoaPods are left out

        next
          cd '../my "app" $x-flowsh'
          swift run my__app___x
        64
        64
        adopting -lead of -lead
          cd ./-lead-flowsh

        """, "\(ending)")
    #expect(
      ending.errors.replacing(directory.path + "/", with: "") == """
        my "app" $x/sub: it is among the sources of my "app" $x, and nothing is written there; \
        choose a folder beside the project with --into

        """)
    #expect(directory.read("my \"app\" $x-flowsh/flowsh.json").contains(#""line\nend.swift""#))
  }

  @Test func `says on one line what is wrong with a project file`() throws {
    let ending = try adopt(
      #"""
      mkdir A.xcodeproj
      for text in '' '{ a = { b = 1' '{ a = "\351"; }' '{ objects = {}; }'; do
        printf "$text" > A.xcodeproj/project.pbxproj; adopt . --no-build 2>&1; echo $?
      done
      rm A.xcodeproj/project.pbxproj; adopt . --no-build 2>&1; echo $?
      """#)
    let file = "A.xcodeproj/project.pbxproj"
    #expect(
      ending.output.replacing(directory.path + "/", with: "") == """
        \(file): it is empty
        66
        \(file):1: it is no property list: Missing ';'
        66
        \(file):1: it is no text in UTF-8
        66
        \(file): its rootObject doesn't exist
        66
        \(file): No such file or directory
        66

        """, "\(ending)")
  }

  @Test func `asks at a terminal which of several apps it is, and else lists them`() throws {
    let project = """
      { rootObject = P; objects = {
        P = {isa = PBXProject; targets = (A, B);};
        A = {isa = PBXNativeTarget; name = One; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT;};
        B = {isa = PBXNativeTarget; name = "Two\u{1B}[31m"; productType = "com.apple.product-type.application";};
      };}
      """
    try FileManager.default.createDirectory(
      atPath: directory.file("App.xcodeproj"), withIntermediateDirectories: true)
    directory.write(project, to: "App.xcodeproj/project.pbxproj")
    try FileManager.default.createDirectory(
      atPath: directory.file("App"), withIntermediateDirectories: true)
    directory.write("", to: "App/A.swift")
    let ending = try adopt("adopt . --no-build")
    #expect(ending.status == .exited(64))
    #expect(
      ending.errors.hasSuffix(
        "App.xcodeproj: it has several apps, One, Two\\u{1B}[31m; choose one with --target NAME\n"),
      "\(ending)")
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"), ["adopt", directory.path, "--no-build"],
      environment: ["NO_COLOR": "1"], columns: 100)
    try terminal.wait(for: "which one? ")
    try terminal.send("7\r")
    try terminal.wait(for: "which one? ")
    try terminal.send("1\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.output.contains("swift run One"))
    #expect(directory.read("../\(name)-flowsh/Package.swift").contains("name: \"One\""))
    try FileManager.default.removeItem(atPath: directory.path + "-flowsh")
  }

  private var name: String { URL(filePath: directory.path).lastPathComponent }
}
