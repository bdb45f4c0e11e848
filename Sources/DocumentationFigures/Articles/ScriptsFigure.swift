import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

/// The figure of the scripts and emoji for which the bundled fonts have glyphs, and of one script
/// for which they have none.
///
///     Arabic      مرحبا بالعالم   bold     Noto Sans Arabic
///     Emoji       😀 👩‍👩‍👧‍👦 🇩🇪 …
struct ScriptsFigure {
  let palette: FigurePalette

  /// The name of a script, and a text that is written in it.
  private struct Sample {
    let name: String
    let text: String
  }

  private static let samples = [
    Sample(name: "Greek", text: "Γειά σου κόσμε"),
    Sample(name: "Cyrillic", text: "Здравствуй, мир"),
    Sample(name: "Chinese", text: "你好，世界。春眠不觉晓"),
    Sample(name: "Japanese", text: "こんにちは「世界」カナ"),
    Sample(name: "Korean", text: "안녕하세요 세계"), Sample(name: "Arabic", text: "مرحبا بالعالم ٣"),
    Sample(name: "Hebrew", text: "שָׁלוֹם עולם"), Sample(name: "Thai", text: "สวัสดีชาวโลก ที่นี่"),
    Sample(name: "Hindi", text: "नमस्ते दुनिया क्षेत्र"), Sample(name: "Bengali", text: "ওহে বিশ্ব"),
    Sample(name: "Tamil", text: "வணக்கம் உலகம்"), Sample(name: "Telugu", text: "హలో వరల్డ్"),
    Sample(name: "Gujarati", text: "હેલો વર્લ્ડ"), Sample(name: "Punjabi", text: "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ"),
    Sample(name: "Kannada", text: "ಹಲೋ ವರ್ಲ್ಡ್"), Sample(name: "Malayalam", text: "ഹലോ വേൾഡ്"),
    Sample(name: "Khmer", text: "សួស្តីពិភពលោក"), Sample(name: "Lao", text: "ສະບາຍດີຊາວໂລກ"),
    Sample(name: "Georgian", text: "გამარჯობა"), Sample(name: "no font", text: "ጤና ይስጥልኝ"),
  ]

  private static let emoji = [
    Sample(name: "emoji", text: "😀 🥰 🎉 🌍 🍕 ⚽️ ⭐️ 🚀"),
    Sample(name: "skin tones", text: "👍 👍🏻 👍🏽 👍🏿 🧑🏾‍🚀"),
    Sample(name: "joined", text: "👩‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍❤️‍👨🏻 🐈‍⬛"),
    Sample(name: "flags and keys", text: "🇩🇪 🇯🇵 🇺🇸 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ #️⃣"),
    Sample(name: "selectors", text: "❤ ❤︎ ❤️ ☀ ☀︎ ☀️ ©"),
  ]

  private static let rowHeight: CGFloat = 42
  private static let columns: (name: CGFloat, regular: CGFloat, bold: CGFloat, font: CGFloat) =
    (FigureInk.margin, 170, 480, 800)
  private static let top: CGFloat = 150
  static let size = CGSize(
    width: 1060, height: top + CGFloat(samples.count + emoji.count) * rowHeight + 90)

  func picture() -> Picture {
    Picture(
      of: Self.size, palette: palette, title: "Scripts and emoji",
      subtitle: "Regular and bold at 24 points, with the fonts that are chosen by script."
    ) { ink in
      var baseline = Self.top + 24
      for sample in Self.samples {
        draw(sample, with: ink, baseline: baseline)
        baseline += Self.rowHeight
      }
      baseline += 16
      for sample in Self.emoji {
        draw(sample, with: ink, baseline: baseline)
        baseline += Self.rowHeight
      }
    }
  }

  private func draw(_ sample: Sample, with ink: FigureInk, baseline: CGFloat) {
    let columns = Self.columns
    ink.rule(from: columns.name, to: Self.size.width - columns.name, y: baseline + 14)
    ink.write(
      sample.name, at: CGPoint(x: columns.name, y: baseline), size: 13, color: palette.secondInk)
    write(sample.text, .regular, palette.ink, at: CGPoint(x: columns.regular, y: baseline), ink)
    // Emoji have one weight, so their second column shows text of another colour, half transparent.
    let isEmoji = Self.emoji.contains { $0.text == sample.text }
    let color = isEmoji ? palette.measure.withAlpha(0.5) : palette.ink
    write(
      sample.text, isEmoji ? .regular : .bold, color,
      at: CGPoint(x: columns.bold, y: baseline), ink)
    ink.write(
      families(of: sample.text), at: CGPoint(x: columns.font, y: baseline), size: 12,
      color: palette.secondInk)
  }

  private func write(
    _ text: String, _ weight: FontWeight, _ color: Color, at origin: CGPoint, _ ink: FigureInk
  ) {
    let layout = TextLayout(
      AttributedText(
        text, attributes: TextAttributes(font: .system(size: 24, weight: weight), color: color)),
      style: ParagraphStyle(alignment: .left))
    layout.draw(
      in: ink.canvas, at: CGPoint(x: origin.x, y: origin.y - layout.firstBaseline))
  }

  /// Returns the families of the fonts that show a text.
  private func families(of text: String) -> String {
    let steps = TextSteps(AttributedText(text, attributes: TextAttributes(font: .system(size: 24))))
    let names = steps.runs.map(\.face.familyName)
    return names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
      .joined(separator: ", ")
  }
}
