import CWorker
import Glibc
import Testing

@testable import TestRunner

@Suite struct `A worker's mailbox` {
  private let mailbox: WorkerMailbox

  init() throws {
    mailbox = try #require(WorkerMailbox())
    mailbox.clear()
  }

  /// As the app sees the same memory.
  private func scribble(_ value: Int, at offset: Int) {
    var value = value
    #expect(pwrite(mailbox.file, &value, 8, offset) == 8)
  }

  private var payloads: [[UInt8]] {
    get throws {
      var payloads: [[UInt8]] = []
      try mailbox.read { payloads.append(Array($0)) }
      return payloads
    }
  }

  @Test func `holds what was put in, in order, until it is emptied`() throws {
    #expect(try payloads.isEmpty)
    for size in [0, 1, 7, 8, 1_000] {
      #expect(mailbox.append(Array(repeating: UInt8(size & 0xFF), count: size)))
    }
    #expect(try payloads.map(\.count) == [0, 1, 7, 8, 1_000])
    #expect(try payloads.last?.allSatisfy { $0 == 232 } == true)
    mailbox.removeFrames()
    #expect(try payloads.isEmpty)
  }

  @Test func `has a provisional frame until the next takes its place`() throws {
    #expect(mailbox.append([1]) && mailbox.append([2, 2, 2], isProvisional: true))
    #expect(try payloads == [[1], [2, 2, 2]])
    #expect(mailbox.append([3], isProvisional: true) && mailbox.append([4, 4, 4, 4]))
    #expect(mailbox.append([5]))
    #expect(try payloads == [[1], [4, 4, 4, 4], [5]])
  }

  @Test func `keeps the frames that come after a provisional one was read`() throws {
    #expect(mailbox.append([1, 1], isProvisional: true))
    mailbox.removeFrames()
    let reader = try #require(WorkerMailbox(file: dup(mailbox.file)))
    #expect(mailbox.append([2], isProvisional: true))
    reader.removeFrames()
    #expect(mailbox.append([3]) && mailbox.append([4]))
    #expect(try payloads == [[3], [4]])
  }

  @Test func `is shared by all that map its file`() throws {
    let other = try #require(WorkerMailbox(file: dup(mailbox.file)))
    #expect(other.append([1, 2, 3]))
    #expect(try payloads == [[1, 2, 3]])
  }

  @Test func `takes frames up to its last byte, and says where it has no room`() throws {
    let half = [UInt8](repeating: 1, count: WorkerMailbox.capacity / 2)
    #expect(mailbox.append(half))
    #expect(!mailbox.append(half))
    let rest = WorkerMailbox.capacity - half.count - 16
    #expect(mailbox.append(Array(repeating: 2, count: rest)))
    #expect(!mailbox.append([]))
    #expect(try payloads.map(\.count) == [half.count, rest])
  }

  @Test func `has no room for more than its size`() throws {
    #expect(!mailbox.append(Array(repeating: 1, count: WorkerMailbox.capacity - 7)))
    #expect(try payloads.isEmpty)
    #expect(mailbox.append(Array(repeating: 1, count: WorkerMailbox.capacity - 8)))
  }

  @Test(arguments: [-1, .min, .max, WorkerMailbox.capacity + 1, 1, 7, 15])
  func `with a count that makes no sense is garbled, and takes nothing more`(count: Int) throws {
    #expect(mailbox.append(Array(repeating: 1, count: 20)))
    scribble(count, at: WorkerMailbox.size - WorkerMailbox.capacity - 8)
    #expect(throws: (any Error).self) { try payloads }
    if !(0...WorkerMailbox.capacity).contains(count) { #expect(!mailbox.append([1])) }
  }

  @Test(arguments: [-1, .min, .max, WorkerMailbox.capacity, 5])
  func `with a length that makes no sense is garbled after the frames that are good`(
    length: Int
  ) {
    for byte in 1...3 { #expect(mailbox.append([UInt8(byte)])) }
    scribble(length, at: WorkerMailbox.size - WorkerMailbox.capacity + 9)
    var good: [[UInt8]] = []
    #expect(throws: (any Error).self) { try mailbox.read { good.append(Array($0)) } }
    #expect(good.first == [1])
  }

  @Test func `keeps its size, whichever process has its descriptor`() {
    for size in [0, WorkerMailbox.size - 1, WorkerMailbox.size + 1] {
      #expect(ftruncate(mailbox.file, size) == -1 && errno == EPERM)
    }
    #expect(mailbox.append([1]))
  }

  @Test func `has a crash's stack, and no more addresses than there is room for`() {
    #expect(mailbox.crashAddresses.isEmpty)
    mailbox.crashRecord.pointee.base = 16
    mailbox.crashRecord.pointee.addresses.0 = 20
    mailbox.crashRecord.pointee.addresses.1 = 2
    mailbox.crashRecord.pointee.count = 2
    #expect(mailbox.crashAddresses == [4, UInt(bitPattern: -14)])
    mailbox.crashRecord.pointee.count = .max
    #expect(mailbox.crashAddresses.count == Int(CW_DEPTH))
    mailbox.clear()
    #expect(mailbox.crashAddresses.isEmpty)
  }
}
