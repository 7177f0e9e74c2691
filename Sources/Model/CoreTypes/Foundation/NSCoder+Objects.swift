public import Foundation

nonisolated extension NSCoder {
  /// Decodes an object; `nil` if there is none.
  public func decodeTopLevelObject(forKey key: String) throws -> Any? { decodeObject(forKey: key) }
  /// Decodes an object of a class; `nil` if there is none.
  public func decodeTopLevelObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) throws -> DecodedObjectType? {
    decodeObject(of: cls, forKey: key)
  }
  /// Decodes an array whose elements are of a class; `nil` if there is none.
  public func decodeArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, forKey key: String
  ) -> [DecodedObjectType]? {
    decodeObject(of: [NSArray.self, cls], forKey: key) as? [DecodedObjectType]
  }
}

nonisolated extension NSKeyedUnarchiver {
  /// Reads an array whose elements are of a class.
  public class func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
  }
  /// Reads a dictionary whose keys and values are of two classes.
  public class func unarchivedDictionary<
    DecodedKeyType: NSObject & NSSecureCoding & NSCopying,
    DecodedObjectType: NSObject & NSSecureCoding
  >(
    ofKeyClass keyClass: DecodedKeyType.Type, objectClass: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedKeyType: DecodedObjectType]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, objectClass], from: data)
      as? [DecodedKeyType: DecodedObjectType]
  }
}
