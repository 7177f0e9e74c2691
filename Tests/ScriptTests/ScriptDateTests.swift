import Script
import Testing

@Suite struct ScriptDateTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-02T00:00Z", 86_400), ("2026-03-01T09:00Z", 1_772_355_600),
    ("2026-03-01T09:00:00.5Z", 1_772_355_600.5), ("2026-03-01T10:00+01:00", 1_772_355_600),
    ("2026-03-01 04:00:00-0500", 1_772_355_600), ("2026-03-01T09:00", 1_772_355_600),
    ("2000-02-29", 951_782_400), ("2199-12-31T23:59:59z", 7_258_118_399),
  ]) func `a date is`(text: String, seconds: Double) {
    #expect(ScriptDate.parse(text) == seconds)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-29", "2100-02-29", "2026-03-00", "2026-03-01T24:00Z",
    "2026-03-01T09:60Z", "2026-03-01T09Z", "2026-03-01T09:00:60Z", "2026-03-01T09:00+24:00",
    "1969-12-31", "2200-01-01", "26-03-01", "tomorrow", "２０２６-03-01", "2026-03-01Z", "-1",
  ]) func `this is no date`(text: String) {
    #expect(ScriptDate.parse(text) == nil)
    #expect(throws: ScriptMistake.self) { try ScriptSetting(name: "@now", text: text) }
  }

  @Test func `only the names of clocks are clocks`() throws {
    #expect(try ScriptSetting(name: "@clock", text: "Virtual") == .clock(.virtual))
    #expect(try ScriptSetting(name: "@clock", text: "\"real\"") == .clock(.real))
    for text in ["", "fast", "real virtual"] {
      #expect(throws: ScriptMistake.self) { try ScriptSetting(name: "@clock", text: text) }
    }
  }
}
