import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import PictureComparison

@Suite struct TerminalProtocolTests {
  @Test(arguments: [
    (["KITTY_WINDOW_ID": "1"], TerminalProtocol.kitty), (["TERM": "xterm-ghostty"], .kitty),
    (["TERM_PROGRAM": "iTerm.app"], .iterm), (["LC_TERMINAL": "iTerm2"], .iterm),
    (["TERM_PROGRAM": "WezTerm"], .iterm), (["TERM": "foot"], .sixel),
    (["TERM": "xterm-sixel"], .sixel), (["KONSOLE_VERSION": "230800"], .sixel),
  ])
  func `a terminal is known by its variables`(
    _ environment: [String: String], _ expected: TerminalProtocol
  ) {
    #expect(TerminalProtocol(environment: environment, isTerminal: true) == expected)
    #expect(TerminalProtocol(environment: environment, isTerminal: false) == nil)
  }

  @Test(arguments: [
    ["TERM": "xterm-256color"], ["TERM": "dumb", "KITTY_WINDOW_ID": "1"],
    ["KITTY_WINDOW_ID": "1", "NO_COLOR": "1"], ["KITTY_WINDOW_ID": "1", "CI": "true"],
    ["KITTY_WINDOW_ID": "1", "TMUX": "/tmp/tmux"], ["TERM": "screen", "LC_TERMINAL": "iTerm2"],
    ["KITTY_WINDOW_ID": "1", "SNAPSHOT_TERMINAL_PICTURES": "0"], [:],
    ["KITTY_WINDOW_ID": "1", "SNAPSHOT_TERMINAL_PICTURES": "off"],
    ["KITTY_WINDOW_ID": "1", "SNAPSHOT_TERMINAL_PICTURES": "1", "NO_COLOR": "1"],
  ])
  func `elsewhere there are no pictures`(_ environment: [String: String]) {
    #expect(TerminalProtocol(environment: environment, isTerminal: true) == nil)
  }

  @Test func `who starts the tests may say that their output reaches a terminal`() {
    let environment = ["SNAPSHOT_TERMINAL_PICTURES": "1", "TERM_PROGRAM": "iTerm.app"]
    #expect(TerminalProtocol(environment: environment, isTerminal: false) == .iterm)
    #expect(
      TerminalProtocol(environment: ["SNAPSHOT_TERMINAL_PICTURES": "sixel"], isTerminal: false)
        == .sixel)
  }
}

@Suite struct TerminalEncodingTests {
  private let black = Pixel(red: 0, green: 0, blue: 0)
  private let white = Pixel(red: 255, green: 255, blue: 255)

  @Test func `sixels are bands of six rows, colour by colour`() {
    var picture = Bitmap(width: 5, height: 7, filledWith: white)
    picture[0, 0] = black
    picture[1, 5] = black
    picture[4, 6] = black
    // Black is 0 and white 215; 63 plus a bit for each row: @ is the top row, _ the sixth, ~ all.
    #expect(
      Sixel.encode(picture)
        == "\u{1B}P0;1;0q\"1;1;5;7#0;2;0;0;0#215;2;100;100;100"
        + "#0@_$#215}^~~~-" + "#0!4?@$#215!4@-" + "\u{1B}\\")
  }

  @Test func `what is transparent lies on white`() {
    #expect(Sixel.encode(Bitmap(width: 1, height: 1)).contains("#215;2;100;100;100#215@"))
  }

  @Test func `a sixel colour is the nearest of the palette`() {
    for index in 0...255 as ClosedRange<UInt8> {
      let color = SixelPalette.color(index)
      #expect(SixelPalette.color(SixelPalette.nearest(color)) == color)
    }
    #expect(SixelPalette.nearest(Pixel(red: 250, green: 4, blue: 49)) == 5 * 36 + 1)
    let grey = SixelPalette.color(SixelPalette.nearest(Pixel(red: 77, green: 77, blue: 77)))
    #expect(abs(Int(grey.red) - 77) <= 3)
  }

  @Test func `kitty gets a PNG file in pieces`() throws {
    var generator = SeededGenerator(seed: 4)
    var picture = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 { picture[x, y] = Pixel(word: UInt32(generator.next() >> 40) | 0xFF00_0000) }
    }
    let text = KittyGraphics.encode(picture, columns: 8)
    let pieces = text.components(separatedBy: "\u{1B}\\").dropLast().map {
      $0.components(separatedBy: ";")
    }
    #expect(pieces.count > 1)
    #expect(pieces.first?[0] == "\u{1B}_Ga=T,f=100,q=2,c=8,m=1")
    #expect(pieces.dropFirst().dropLast().allSatisfy { $0[0] == "\u{1B}_Gm=1" })
    #expect(pieces.last?[0] == "\u{1B}_Gm=0")
    #expect(pieces.dropLast().allSatisfy { $0[1].utf8.count == 4096 })
    let file = try #require(Data(base64Encoded: pieces.map { $0[1] }.joined()))
    #expect(try PNG.read(file, name: "kitty").bitmap == picture)
  }

  @Test func `iTerm gets a PNG file and its size`() throws {
    let picture = Bitmap(width: 2, height: 2, filledWith: black)
    let text = InlineImage.encode(picture, columns: 3)
    let parts = text.dropLast().components(separatedBy: ":")
    let file = try #require(Data(base64Encoded: parts[1]))
    #expect(
      parts[0]
        == "\u{1B}]1337;File=inline=1;size=\(file.count);width=3;preserveAspectRatio=1")
    #expect(text.hasSuffix("\u{7}"))
    #expect(try PNG.read(file, name: "iterm").bitmap == picture)
  }

  @Test func `a picture is shrunk to the width of a line`() {
    let screen = TerminalScreen(.sixel, columns: 10, cellWidth: 8)
    let wide = Bitmap(width: 400, height: 200, filledWith: black)
    #expect(screen.text(showing: wide).hasPrefix("\u{1B}P0;1;0q\"1;1;80;40#0"))
    let narrow = Bitmap(width: 20, height: 10, filledWith: black)
    #expect(screen.text(showing: narrow).hasPrefix("\u{1B}P0;1;0q\"1;1;20;10#0"))
  }

  @Test func `a narrow picture takes as many characters as it needs`() {
    let screen = TerminalScreen(.iterm, columns: 80, cellWidth: 8)
    let narrow = Bitmap(width: 20, height: 10, filledWith: black)
    #expect(screen.text(showing: narrow).contains(";width=3;"))
  }
}
