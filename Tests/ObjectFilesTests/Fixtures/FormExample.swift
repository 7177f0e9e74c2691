import Testing

@testable import ObjectFiles

/// The bytes of an attribute value in one form, and the value that they represent.
struct FormExample: Sendable, CustomTestStringConvertible {
  let form: DWARF.Form
  let bytes: [UInt8]
  let value: AttributeValue
  var version = 5
  var offsetSize = 4

  init(_ form: DWARF.Form, _ bytes: [UInt8], _ value: AttributeValue) {
    (self.form, self.bytes, self.value) = (form, bytes, value)
  }

  var encoding: UnitEncoding { UnitEncoding(version: version, offsetSize: offsetSize) }

  var testDescription: String { "\(form), version \(version), \(offsetSize)-byte offsets" }

  /// The value of `DW_FORM_implicit_const`, which an abbreviation contains.
  static let implicitConstant = -300

  /// The examples, with at least one for each form.
  static let all = ofFixedEncoding + ofOffsets

  /// The forms whose encoding is the same in all versions and formats.
  private static let ofFixedEncoding: [FormExample] = [
    FormExample(.addr, [1, 2, 3, 4, 5, 6, 7, 0], .address(0x07_0605_0403_0201)),
    FormExample(.addrx, [0xAC, 0x02], .addressIndex(300)),
    FormExample(.addrx1, [0x81], .addressIndex(0x81)),
    FormExample(.addrx2, [1, 0x82], .addressIndex(0x8201)),
    FormExample(.addrx3, [1, 2, 0x83], .addressIndex(0x83_0201)),
    FormExample(.addrx4, [1, 2, 3, 0x84], .addressIndex(0x8403_0201)),

    FormExample(.data1, [0x81], .constant(0x81)),
    FormExample(.data2, [1, 0x82], .constant(0x8201)),
    FormExample(.data4, [1, 2, 3, 0x84], .constant(0x8403_0201)),
    FormExample(.data8, [1, 2, 3, 4, 5, 6, 7, 8], .constant(0x0807_0605_0403_0201)),
    FormExample(.data8, [0xFE] + Array(repeating: 0xFF, count: 7), .constant(-2)),
    FormExample(.udata, [0xAC, 0x02], .constant(300)),
    FormExample(.udata, [0x7F], .constant(127)),
    FormExample(.sdata, [0xAC, 0x02], .constant(300)),
    FormExample(.sdata, [0xD4, 0x7D], .constant(-300)),
    FormExample(.sdata, [0x7F], .constant(-1)),
    FormExample(.implicitConst, [], .constant(implicitConstant)),
    FormExample(.flag, [1], .constant(1)),
    FormExample(.flagPresent, [], .constant(1)),

    FormExample(.ref1, [0x81], .unitReference(0x81)),
    FormExample(.ref2, [1, 0x82], .unitReference(0x8201)),
    FormExample(.ref4, [1, 2, 3, 0x84], .unitReference(0x8403_0201)),
    FormExample(.ref8, [1, 2, 3, 4, 5, 6, 7, 8], .unitReference(0x0807_0605_0403_0201)),
    FormExample(.refUdata, [0xAC, 0x02], .unitReference(300)),

    FormExample(.string, [0x61, 0x62, 0], .inlineString(0)),
    FormExample(.strx, [0xAC, 0x02], .stringIndex(300)),
    FormExample(.strx1, [0x81], .stringIndex(0x81)),
    FormExample(.strx2, [1, 0x82], .stringIndex(0x8201)),
    FormExample(.strx3, [1, 2, 0x83], .stringIndex(0x83_0201)),
    FormExample(.strx4, [1, 2, 3, 0x84], .stringIndex(0x8403_0201)),
    FormExample(.rnglistx, [0xAC, 0x02], .rangeListIndex(300)),

    FormExample(.block1, [3, 9, 9, 9], .skipped),
    FormExample(.block2, [2, 0, 9, 9], .skipped),
    FormExample(.block4, [1, 0, 0, 0, 9], .skipped),
    FormExample(.block, [0x81, 0, 9], .skipped),
    FormExample(.exprloc, [0x82, 0, 9, 9], .skipped),
    FormExample(.data16, Array(repeating: 9, count: 16), .skipped),
    FormExample(.refSup4, [1, 2, 3, 4], .skipped),
    FormExample(.refSup8, [1, 2, 3, 4, 5, 6, 7, 8], .skipped),
    FormExample(.refSig8, [1, 2, 3, 4, 5, 6, 7, 8], .skipped),
    FormExample(.loclistx, [0xAC, 0x02], .skipped),

    FormExample(.indirect, [0x05, 1, 0x82], .constant(0x8201)),
    FormExample(.indirect, [0x0D, 0x7F], .constant(-1)),
    FormExample(.indirect, [0x0A, 1, 9], .skipped),
  ]

  /// The forms whose value is an offset, in every version and format that defines them.
  ///
  /// The exception is version 2, in which a reference to another unit has the size of an address.
  private static let ofOffsets =
    examples(.secOffset, since: 4) { .sectionOffset($0) }
    + examples(.strp, since: 2) { .string($0) }
    + examples(.lineStrp, since: 5) { .lineString($0) }
    + examples(.strpSup, since: 5) { _ in .skipped }
    + examples(.refAddr, since: 2) { .sectionReference($0) }

  private static func examples(
    _ form: DWARF.Form, since first: Int, _ value: (Int) -> AttributeValue
  ) -> [FormExample] {
    (first...5).flatMap { version in
      [4, 8].map { offsetSize in
        let isLong = offsetSize == 8 || form == .refAddr && version == 2
        var example =
          isLong
          ? FormExample(form, [1, 2, 3, 4, 5, 6, 7, 8], value(0x0807_0605_0403_0201))
          : FormExample(form, [1, 2, 3, 0x84], value(0x8403_0201))
        (example.version, example.offsetSize) = (version, offsetSize)
        return example
      }
    }
  }
}
