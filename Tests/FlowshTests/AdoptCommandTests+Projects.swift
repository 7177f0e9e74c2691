import Testing

/// A folder with several projects.
extension `The adoption of a project` {
  @Test func `names the other projects of a folder, before the build and after it`() throws {
    let ending = try adopt(
      """
      for name in One Two; do
        mkdir -p x/$name/App x/$name/$name.xcodeproj; echo > x/$name/App/A.swift
        cat > x/$name/$name.xcodeproj/project.pbxproj <<PROJECT
      { rootObject = P; objects = {
        P = {isa = PBXProject; targets = (A);};
        A = {isa = PBXNativeTarget; name = $name; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT;};
      };}
      PROJECT
      done
      adopt x --no-build; adopt x/Two/Two.xcodeproj --no-build | head -n 1
      """)
    #expect(
      ending.output == """
        adopting One of x/One/One.xcodeproj
          the package is x/One-flowsh
          other projects there; name one of them to adopt it: x/Two/Two.xcodeproj
        One: the package is written, and not built

        files of One
             1 in Swift

        not adopted
          x/Two/Two.xcodeproj  is another project; name it to adopt it

        next
          flowsh adopt x
        adopting Two of x/Two/Two.xcodeproj

        """, "\(ending)")
  }
}
