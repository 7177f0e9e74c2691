import Files

/// A hash value of texts that is the same in each process.
struct StableHash {
  private var digest = Digest([])

  /// Creates the hash value of texts in order.
  init(_ texts: some Sequence<String>) {
    for text in texts {
      digest.add(text.utf8)
      digest.add(CollectionOfOne(0xFF))
    }
  }

  /// The value in 16 hexadecimal digits.
  var digits: String { digest.digits }
}
