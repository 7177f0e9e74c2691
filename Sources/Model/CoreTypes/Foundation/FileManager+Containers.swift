public import Foundation

nonisolated extension FileManager {
  /// Returns the folder that apps of a group share, which lies in the app's own one.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Containers/Shared/AppGroup", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  /// The identity of the iCloud account; always `nil`, because nobody is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns the app's folder in iCloud; always `nil`, because nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Returns whether a file is in iCloud; never on Linux.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}

nonisolated extension URL {
  /// The app's folder for documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The app's folder for files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The app's folder for its data.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The app's library.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
  }

  /// Returns `false`: there are no files of others that an app must ask for.
  public func startAccessingSecurityScopedResource() -> Bool { false }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

nonisolated extension URLResourceKey {
  /// The free space for files that the user asks for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The free space for files that the app can do without.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

/// Coordinates reads and writes of files; on Linux, no other process takes part.
nonisolated open class NSFileCoordinator: NSObject {
  /// Options for reading a file; not used.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others needn't save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// The file isn't downloaded.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file will be uploaded.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// Options for writing a file; not used.
  public struct WritingOptions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The file is added to.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only the file's attributes change.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Creates a coordinator.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Calls a closure with the file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
  /// Calls a closure with the file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
  /// Calls a closure with the files.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }
  /// Does nothing, because nothing waits.
  open func cancel() {}
  /// Does nothing, because there are no presenters.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Does nothing, because there are no presenters.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
}

/// An object that shows a file which others may change; never called.
public nonisolated protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }
  /// The queue for calls.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Never called.
  func presentedItemDidChange()
}

nonisolated extension NSFilePresenter {
  /// Does nothing unless implemented.
  public func presentedItemDidChange() {}
}
