public import Foundation

/// The name that C code gives to an array of objects.
public typealias CFArray = NSArray
