/// A terminal's output without control sequences, carriage returns, or bells.
struct PlainText {
  private enum State {
    case text, escape, sequence, string, charset
  }

  private(set) var bytes: [UInt8] = []
  private var state = State.text

  mutating func append(_ new: some Sequence<UInt8>) {
    for byte in new {
      switch (state, byte) {
      case (_, 0x1B): state = .escape
      case (.text, 0x0D), (.text, 0x07), (.text, 0x00): break
      case (.text, _): bytes.append(byte)
      case (.escape, UInt8(ascii: "[")): state = .sequence
      case (.escape, UInt8(ascii: "]")): state = .string
      case (.escape, UInt8(ascii: "(")), (.escape, UInt8(ascii: ")")): state = .charset
      case (.sequence, 0x40...0x7E), (.string, 0x07), (.charset, _), (.escape, _): state = .text
      case (.sequence, _), (.string, _): break
      }
    }
  }
}
