/// The part of CoreFoundation that queries of the keychain need.
///
/// On iOS, these types are bridged to Foundation's. Here they are Foundation's.
@_exported public import Foundation

/// A text.
public typealias CFString = NSString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// An array.
public typealias CFArray = NSArray
/// A sequence of bytes.
public typealias CFData = NSData
/// A number.
public typealias CFNumber = NSNumber
/// A boolean.
public typealias CFBoolean = NSNumber
/// A date.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject
/// A source of memory, which is never used.
public typealias CFAllocator = NSObject

/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The standard source of memory.
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator! = nil
