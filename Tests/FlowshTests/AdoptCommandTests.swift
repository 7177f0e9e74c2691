import Foundation
import PseudoTerminal
import Testing

/// Tests of `flowsh adopt`, without builds of packages.
@Suite(.blocking) struct `The adoption of a project` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  func adopt(_ script: String) throws -> Program.Ending {
    try Program.shell(
      "cd \"$DIR\"; adopt() { \"$FLOWSH\" adopt \"$@\"; }; \(script)",
      environment: [
        "DIR": directory.path, "XDG_CACHE_HOME": directory.path + ".cache",
        "FLOWSH": BuiltProduct.path(of: "flowsh"),
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
      diff -r out before && sed '1d;$d' first > a && sed '1d;$d' second > b && cmp a b
      find "$TRAILBOOK" -type f -exec cksum {} + | sort | cmp files -
      """)
    #expect(ending.status == .exited(0) && ending.output == "" && ending.errors == "", "\(ending)")
    let manifest = directory.read("out/Package.swift")
    #expect(manifest.contains(".binaryTarget(name: \"FlowshSDK\", path: sdk)"))
    // Without an SDK, the package can't be built yet.
    #expect(directory.read("first").hasSuffix("/samples/Trailbook --into out\n"))
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
        66 empty: there is no iOS project; it has no .xcodeproj, .xcworkspace or Package.swift, also not up to three folders down, and no Swift file; name the folder that has one
        66 broken.xcodeproj/project.pbxproj:2: it is no property list: Expected terminating '}' for dictionary; restore the file from version control, or save the project in Xcode again
        64 nowhere: there is no checkout of flowsh; name one with --flowsh PATH
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

  @Test func `refuses --watch without a terminal, and without a build`() throws {
    let ending = try adopt(
      "adopt . --watch --no-build; echo $?; adopt . --watch </dev/null; echo $?")
    #expect(ending.output == "64\n64\n", "\(ending)")
    let messages = ending.errors.split(separator: "\n").filter { $0.hasPrefix("Error: ") }
    #expect(
      messages == [
        "Error: --watch builds the app; leave out --no-build",
        "Error: --watch needs a terminal as standard input, for the app's prompt; without --watch,"
          + " the app is built once",
      ])
  }

  @Test func `uses --exclude, --target and --flowsh of the first run again, and says so`() throws {
    try writeTwoApps()
    let ending = try adopt(
      #"""
      echo > App/Made.pb.swift
      for name in .one .two; do
        mkdir -p $name/Sources/Adapter/AppSources; echo 'name: "flowsh"' > $name/Package.swift
      done
      adopt . --into out --no-build --target One --exclude '**/*.pb.swift' --flowsh .one > first; echo $?
      grep -c 'options of' first
      cp -r out before
      adopt . --into out --no-build | grep -A 4 'options of'
      diff -r before out && echo same
      adopt . --into out --no-build --exclude 'X.swift' --flowsh .two | grep -A 2 'options of'
      grep -c '"../.two"' out/.flowsh-adopt.json; grep -c 'X.swift' out/flowsh.json
      grep -c '[*].pb.swift' out/flowsh.json
      adopt . --into out --no-build --forget 2>&1 | sed 's/.*it has/it has/'
      adopt . --into out --no-build --forget --target One > /dev/null; cat out/.flowsh-adopt.json | grep -A 5 options
      echo '{' > out/.flowsh-adopt.json; adopt . --into out --no-build; echo $?
      for url in https://x.y/flowsh.git git@x.y:flowsh.git; do
        adopt . --into other --no-build --target One --flowsh $url 2>&1 | head -n 1
      done
      """#)
    #expect(
      ending.output.replacing(directory.path + "/", with: "") == """
        0
        0
        options of an earlier run, used again; give others to replace them, or --forget
          --exclude '**/*.pb.swift'
          --target One
          --flowsh .one

        same
        options of an earlier run, used again; give others to replace them, or --forget
          --target One

        1
        1
        0
        it has several apps, One, Two; choose one with --target NAME
          "options" : {
            "exclude" : [

            ],
            "target" : "One"
          },
        66
        Error: --flowsh https://x.y/flowsh.git is an address; run "git clone" on it, and name the folder
        Error: --flowsh git@x.y:flowsh.git is an address; run "git clone" on it, and name the folder

        """, "\(ending)")
    #expect(
      ending.errors.replacing(directory.path + "/", with: "") == """
        out/.flowsh-adopt.json: it isn't as "flowsh adopt" has written it; restore it, or choose \
        another folder with --into

        """, "\(ending)")
  }

  @Test func `keeps the path of flowsh if the package moves with it`() throws {
    let ending = try adopt(
      """
      mkdir -p a/App a/flowsh/Sources/Adapter/AppSources; echo > a/App/A.swift
      echo 'name: "flowsh"' > a/flowsh/Package.swift
      adopt a/App --flowsh a/flowsh --no-build > /dev/null; mv a b
      adopt b/App --no-build | grep -e '--flowsh'; grep -c '"../flowsh"' b/App-flowsh/.flowsh-adopt.json
      rm -r b/flowsh; adopt b/App --no-build; echo $?
      """)
    #expect(
      ending.output.replacing(directory.path + "/", with: "") == "  --flowsh b/flowsh\n1\n64\n",
      "\(ending)")
    #expect(ending.errors.contains("b/flowsh: there is no checkout of flowsh; "), "\(ending)")
  }

  @Test func `says why if a folder has no files`() throws {
    let ending = try adopt("mkdir x; adopt x --no-build; echo $?")
    #expect(ending.output == "66\n")
    #expect(ending.errors.contains("/x: there is no iOS project; "), "\(ending)")
  }

  private static let isRoot = getuid() == 0

  @Test(.enabled(if: isRoot, "only root becomes somebody else"))
  func `names a folder that can't be read, unless it is left out`() throws {
    let ending = try adopt(
      """
      mkdir -p App/Secret; echo > App/A.swift; echo > App/Secret/B.swift
      mkdir flowsh; mkdir -p flowsh/Sources/Adapter/AppSources
      echo 'name: "flowsh"' > flowsh/Package.swift
      chmod -R a+rX .; chmod a+rwx . ; chmod 700 App/Secret
      adopt() { setpriv --reuid 65534 --clear-groups "$FLOWSH" adopt "$@" --no-build --flowsh flowsh; }
      adopt App; echo $?
      adopt App --exclude Secret | head -n 1; chmod 700 App
      adopt App; echo $?
      """)
    #expect(
      ending.output == "66\nApp: the package is written, and not built\n66\n"
        || ending.output.hasPrefix("66\nadopting App"), "\(ending)")
    #expect(
      ending.errors.replacing(directory.path + "/", with: "") == """
        App/Secret: the folder can't be read: Permission denied; make it readable, or leave it out \
        with --exclude
        App: Permission denied; make the folder readable

        """, "\(ending)")
  }

  private static let canMount =
    isRoot && (try? Program.shell("unshare -m true").status) == .exited(0)

  @Test(.enabled(if: canMount, "needs the right to mount file systems"))
  func `reads a project on a disk that can't be written, and writes elsewhere`() throws {
    let ending = try adopt(
      """
      mkdir -p disk/App; echo > disk/App/A.swift
      unshare -m sh -c '
        mount --bind disk disk && mount -o remount,ro,bind disk
        cd disk; "$FLOWSH" adopt App --no-build; echo $?
        "$FLOWSH" adopt App --no-build --into ../out > /dev/null; echo $?'
      ls out
      """)
    #expect(
      ending.output.hasSuffix("74\n0\nPackage.swift\nSources\nflowsh.json\n"), "\(ending)")
    #expect(
      ending.errors.replacing(directory.path + "/", with: "")
        == "disk/App-flowsh: can't be written: Read-only file system; choose another folder with"
        + " --into\n")
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
      adopt --no-build -- -lead | grep -e adopting -e 'flowsh adopt'
      """#)
    #expect(
      ending.output == """
        adopting my "app" $x of .
          the package is ../my "app" $x-flowsh
        my "app" $x: the package is written, and not built

        files of my "app" $x
             8 in Swift

        not adopted
          dead.swift  is a link that leads nowhere
          self        is a link that leads nowhere
          Podfile     isn't run, and there is no Podfile.lock; run "pod install" where CocoaPods is

        next
          flowsh adopt .
        64
        64
        adopting -lead of -lead
          flowsh adopt ./-lead

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
    let remedy = "; restore the file from version control, or save the project in Xcode again"
    #expect(
      ending.output.replacing(directory.path + "/", with: "") == """
        \(file): it is empty\(remedy)
        66
        \(file):1: it is no property list: Missing ';'\(remedy)
        66
        \(file):1: it is no text in UTF-8\(remedy)
        66
        \(file): its rootObject doesn't exist\(remedy)
        66
        \(file): No such file or directory; a file that can be read is needed there
        66

        """, "\(ending)")
  }

  @Test func `asks at a terminal which of several apps it is, and else lists them`() throws {
    try writeTwoApps(second: "Two\u{1B}[31m")
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
    #expect(terminal.output.contains("One: the package is written"))
    #expect(directory.read("../\(name)-flowsh/Package.swift").contains("name: \"One\""))
    try FileManager.default.removeItem(atPath: directory.path + "-flowsh")
  }

  /// Writes a project with the apps `One`, of one file, and another one.
  private func writeTwoApps(second: String = "Two") throws {
    let project = """
      { rootObject = P; objects = {
        P = {isa = PBXProject; targets = (A, B);};
        A = {isa = PBXNativeTarget; name = One; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT;};
        B = {isa = PBXNativeTarget; name = "\(second)"; productType = "com.apple.product-type.application";};
      };}
      """
    for folder in ["App.xcodeproj", "App"] {
      try FileManager.default.createDirectory(
        atPath: directory.file(folder), withIntermediateDirectories: true)
    }
    directory.write(project, to: "App.xcodeproj/project.pbxproj")
    directory.write("", to: "App/A.swift")
  }

  private var name: String { URL(filePath: directory.path).lastPathComponent }
}
