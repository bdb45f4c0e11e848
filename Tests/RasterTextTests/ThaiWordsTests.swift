import TestSupport
import Testing

@testable import RasterText

/// The words of Thai text, as ICU 72 divides it (fact SR8).
@Suite struct ThaiWordsTests {
  private func words(_ text: String) -> [String] {
    let scalars = text.unicodeScalars.map(\.value)
    let ends = ThaiWords.breaks(in: scalars[...])
    return zip([0] + ends, ends + [scalars.count]).map { start, end in
      String(String.UnicodeScalarView(scalars[start..<end].compactMap(Unicode.Scalar.init)))
    }
  }

  @Test(arguments: [
    ["การ", "ตั้ง", "ค่า", "ความ", "เป็น", "ส่วน", "ตัว"],
    ["กรุณา", "กรอก", "รหัส", "ผ่าน", "ของ", "คุณ", "อีก", "ครั้ง"],
    ["ดาวน์โหลด", "แอปพลิเคชัน"], ["ไม่", "พบ", "ผล", "การ", "ค้นหา"],
  ])
  func `words are those of ICU's dictionary`(expected: [String]) {
    #expect(words(expected.joined()) == expected)
  }

  @Test(arguments: [["กรุงเทพฯ", "เป็น", "เมือง", "หลวง"], ["เด็กๆ", "เล่น", "น้ำ"]])
  func `the signs of abbreviations and repetitions belong to the word before`(expected: [String]) {
    #expect(words(expected.joined()) == expected)
  }

  @Test func `a word is shorter if that lets others follow`() {
    // The longest word at the third letter would be เอก, and อุล is no word.
    #expect(words("เตี่ยเอกอุลญฯ").prefix(2) == ["เตี่ย", "เอ"])
  }

  @Test func `four letters are not divided`() {
    #expect(words("ฃฉอด") == ["ฃฉอด"])
  }

  @Test func `letters that form no word lead to an end, and no mark begins a word`() {
    var random = SeededGenerator(seed: 7)
    // Without the sign of abbreviations, after which ICU divides in any case.
    let letters = (UInt32(0xE01)...0xE3A).filter { $0 != 0xE2F }
    for _ in 0..<60 {
      let scalars = (0..<40).map { _ in letters[Int.random(in: letters.indices, using: &random)] }
      let breaks = ThaiWords.breaks(in: scalars[...])
      #expect(breaks == Array(Set(breaks)).sorted() && breaks.allSatisfy((1..<40).contains))
      #expect(breaks.allSatisfy { !(0xE34...0xE3A).contains(scalars[$0]) })
    }
  }

  @Test func `digits and the sign of the baht are no letters`() {
    #expect(!ThaiWords.contains(0xE50) && !ThaiWords.contains(0xE3F))
    #expect(ThaiWords.contains(0xE01) && ThaiWords.contains(0xE4E))
  }
}
