import CSystem
import Glibc
import Testing

@testable import TestRunner

@Suite struct `A worker's mailbox` {
  private let mailbox: WorkerMailbox

  init() throws {
    mailbox = try #require(WorkerMailbox())
    mailbox.clear()
  }

  /// Overwrites a number in the shared memory, as an app might.
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

  @Test func `holds frames in order until it is emptied`() throws {
    #expect(try payloads.isEmpty)
    for size in [0, 1, 7, 8, 1_000] {
      #expect(mailbox.append(Array(repeating: UInt8(size & 0xFF), count: size)))
    }
    #expect(try payloads.map(\.count) == [0, 1, 7, 8, 1_000])
    #expect(try payloads.last?.allSatisfy { $0 == 232 } == true)
    mailbox.removeFrames()
    #expect(try payloads.isEmpty)
  }

  @Test func `holds the step under way and counts the steps until it is cleared`() {
    #expect(mailbox.step == nil && mailbox.stepCount == 0)
    for step in [.max, 0, 7] as [UInt64] { mailbox.beginStep(step) }
    #expect(mailbox.step == 7 && mailbox.stepCount == 3)
    mailbox.clear()
    #expect(mailbox.step == nil && mailbox.stepCount == 0)
  }

  @Test func `is shared by everything that maps its file`() throws {
    let other = try #require(WorkerMailbox(file: dup(mailbox.file)))
    #expect(other.append([1, 2, 3]))
    #expect(try payloads == [[1, 2, 3]])
  }

  @Test func `accepts frames up to its last byte, and reports when it is full`() throws {
    let half = [UInt8](repeating: 1, count: WorkerMailbox.capacity / 2)
    #expect(mailbox.append(half))
    #expect(!mailbox.append(half))
    let rest = WorkerMailbox.capacity - half.count - 16
    #expect(mailbox.append(Array(repeating: 2, count: rest)))
    #expect(!mailbox.append([]))
    #expect(try payloads.map(\.count) == [half.count, rest])
  }

  @Test func `rejects a frame that is larger than its capacity`() throws {
    #expect(!mailbox.append(Array(repeating: 1, count: WorkerMailbox.capacity - 7)))
    #expect(try payloads.isEmpty)
    #expect(mailbox.append(Array(repeating: 1, count: WorkerMailbox.capacity - 8)))
  }

  @Test(arguments: [-1, .min, .max, WorkerMailbox.capacity + 1, 1, 7, 15])
  func `with an invalid count is corrupt and accepts no more frames`(count: Int) throws {
    #expect(mailbox.append(Array(repeating: 1, count: 20)))
    scribble(count, at: WorkerMailbox.size - WorkerMailbox.capacity - 8)
    #expect(throws: (any Error).self) { try payloads }
    if !(0...WorkerMailbox.capacity).contains(count) { #expect(!mailbox.append([1])) }
  }

  @Test(arguments: [-1, .min, .max, WorkerMailbox.capacity, 5])
  func `with an invalid length is corrupt after its valid frames`(
    length: Int
  ) {
    for byte in 1...3 { #expect(mailbox.append([UInt8(byte)])) }
    scribble(length, at: WorkerMailbox.size - WorkerMailbox.capacity + 9)
    var good: [[UInt8]] = []
    #expect(throws: (any Error).self) { try mailbox.read { good.append(Array($0)) } }
    #expect(good.first == [1])
  }

  @Test func `can't be resized, even by a process that has its descriptor`() {
    for size in [0, WorkerMailbox.size - 1, WorkerMailbox.size + 1] {
      #expect(ftruncate(mailbox.file, size) == -1 && errno == EPERM)
    }
    #expect(mailbox.append([1]))
  }

  @Test func `holds a crash's call stack, limited to the available addresses`() {
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
