import AppBundle
import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct AssetTests {
    /// Runs a closure in an app whose bundle has a catalog and an image file.
    private func withBundle(_ body: (Bundle) throws -> Void) throws {
      let path = NSTemporaryDirectory() + "/assets-\(UUID()).app"
      let folder = "\(path)/\(AssetIndex.folder)"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: path) }
      var index = AssetIndex()
      index.images["Peak"] = .init(
        file: "image-Peak.png", scale: 2, width: 10, height: 20, rendering: "template")
      index.images["Icons/Rope"] = .init(file: nil, scale: 1, width: nil, height: nil)
      index.colors["Moss"] = .init(light: [1, 0.5, 0.25, 1], dark: [0, 0, 0, 1])
      index.colors["Link"] = .init(light: [], system: "systemBlueColor")
      index.data["Menu"] = .init(file: "data-Menu.json", type: "public.json")
      try JSONEncoder().encode(index).write(to: URL(filePath: "\(folder)/\(AssetIndex.file)"))
      try Data("[1]".utf8).write(to: URL(filePath: "\(folder)/data-Menu.json"))
      let pixel = try #require(UIImage().pngData())
      try pixel.write(to: URL(filePath: "\(folder)/image-Peak.png"))
      try pixel.write(to: URL(filePath: "\(path)/loose@2x.png"))
      let bundle = try #require(Bundle(path: path))
      AssetCatalog.appBundle = bundle
      defer { AssetCatalog.appBundle = nil }
      try body(bundle)
    }

    @Test func `the data of an image is made on any thread`() async {
      let image = UIImage()
      let data = await Task.detached {
        [image.pngData(), image.jpegData(compressionQuality: 1)]
      }.value
      #expect(data == [image.pngData(), image.jpegData(compressionQuality: 1)])
    }

    @Test func `an image is found by its name in the catalog, and no other`() throws {
      try withBundle { bundle in
        let image = try #require(UIImage(named: "Peak"))
        #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2)
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.pngData() == UIImage().pngData())
        #expect(UIImage(named: "Icons/Rope") != nil && UIImage(named: "Rope") == nil)
        #expect(UIImage(named: "Gone") == nil)
        #expect(UIImage(named: "Gone", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "Peak", in: bundle, with: nil) != nil)
      }
    }

    @Test func `an image file is found with or without its extension`() throws {
      try withBundle { _ in
        #expect(UIImage(named: "loose")?.size == CGSize(width: 0.5, height: 0.5))
        #expect(UIImage(named: "loose.png") != nil && UIImage(named: "loose.jpg") == nil)
      }
    }

    @Test func `a color has the catalog's components in both styles`() throws {
      try withBundle { _ in
        let moss = try #require(UIColor(named: "Moss"))
        #expect(moss.cgColor.components == [1, 0.5, 0.25, 1])
        let dark = moss.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.cgColor.components == [0, 0, 0, 1])
        #expect(UIColor(named: "Link")?.cgColor.components == UIColor.systemBlue.cgColor.components)
        #expect(UIColor(named: "Gone") == nil)
      }
    }

    @Test func `data is found by its name`() throws {
      try withBundle { bundle in
        let data = try #require(NSDataAsset(name: "Menu", bundle: bundle))
        #expect(data.data == Data("[1]".utf8) && data.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "Menu") == nil || NSDataAsset(name: "Menu")?.name == "Menu")
        #expect(NSDataAsset(name: "Gone") == nil)
      }
    }

    @Test func `a resource that Xcode names is found in its bundle`() throws {
      try withBundle { bundle in
        #expect(UIImage(resource: ImageResource(name: "Peak", bundle: bundle)).scale == 2)
        let moss = UIColor(resource: ColorResource(name: "Moss", bundle: bundle))
        #expect(moss.cgColor.components == [1, 0.5, 0.25, 1])
      }
    }

    @Test func `in a program whose app has no bundle, every name stands for an image and a color`()
    {
      #expect(UIImage(named: "anything") != nil && UIColor(named: "anything") != nil)
      #expect(UIImage(named: "") == nil && NSDataAsset(name: "anything") == nil)
    }
  }
}
