/// Offsets and values from the ELF specification for 64-bit files.
///
/// The comments give the names used in the specification.
enum ELF {
  /// `e_ident`: the magic number, `ELFCLASS64`, and `ELFDATA2LSB`.
  static let identification: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]

  /// The section with the names of modules of packages, which `flowsh adopt` adds to their objects.
  static let packageSection = ".flowsh.packages"

  /// `Elf64_Ehdr`.
  enum Header {
    /// `e_shoff`.
    static let sectionHeaders = 0x28
    /// `e_shentsize`.
    static let sectionHeaderSize = 0x3A
    /// `sizeof(Elf64_Ehdr)`.
    static let size = 0x40
    /// `SHN_XINDEX`: the index is too large for the header and is stored in `sh_link` of section 0.
    static let extendedIndex = 0xFFFF
  }

  /// `Elf64_Shdr`.
  enum SectionHeader {
    /// `sizeof(Elf64_Shdr)`.
    static let size = 0x40
    /// `SHT_SYMTAB`.
    static let symbolTable = 2
    /// `SHT_NOBITS`.
    static let noBits = 8
    /// `SHF_COMPRESSED`.
    static let compressed: UInt = 0x800
  }

  /// `Elf64_Nhdr`.
  enum Note {
    /// `NT_GNU_BUILD_ID`.
    static let buildID = 3
  }

  /// `Elf64_Sym`.
  enum Symbol {
    /// `sizeof(Elf64_Sym)`.
    static let size = 24
    /// `STT_FUNC`, a value of the lower four bits of `st_info`.
    static let function: UInt8 = 2
  }
}
