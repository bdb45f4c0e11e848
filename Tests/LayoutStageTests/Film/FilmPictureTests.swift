import Foundation
import LayoutCore
import RasterCore
import Testing
import UIKit

@testable import LayoutStage

/// Frames of a film as a strip, and as an animation.
@MainActor @Suite struct FilmPictureTests {
  private let film: Film

  init() throws {
    let device = try #require(Device.named("iPhone 7"))
    let figure = Figure(name: "test/carousel", device: device) { TurningCarousel(page: 1) }
    film = Film(figure, title: "Turning", frames: 7)
  }

  @Test func `calls that come more than once are written once, with their number`() {
    let lines = FrameCaption.counted(["a(b:)", "c()", "a(b:)", "a(b:)"])
    #expect(lines.map { $0.replacing("\u{200B}", with: "") } == ["a(b:) ×3", "c()"])
  }

  @Test func `a strip of more than five frames has rows of about the same length`() {
    let strip = film.strip()
    // Seven frames are in rows of four and three.
    #expect(strip.picture().size.width == FilmRow.width(of: 4) + 88)
    var short = strip
    short.frames = Array(strip.frames.prefix(5))
    #expect(short.picture().size.width == FilmRow.width(of: 5) + 88)
    #expect(short.picture().size.height < strip.picture().size.height)
  }

  @Test func `a strip tells the layouts before and after the turn, where they are drawn`() throws {
    let layouts = film.strip().picture().layouts
    #expect(layouts.map(\.variant) == ["before", "after"])
    #expect(layouts.map(\.orientation) == [.portrait, .landscape])
    let first = try #require(layouts.first)
    // The screen is in the middle of its square, below the title.
    let screen = first.zoom * 375
    #expect(first.origin.x == 44 + (FilmRow.side - screen) / 2)
  }

  @Test func `a strip is drawn on the page of its appearance, and says what turns`() throws {
    var strip = film.strip()
    #expect(strip.subtitle == "iPhone 7, portrait to landscape in 300 ms")
    strip.configuration.appearance = .dark
    let bitmap = try strip.picture().bitmap(scale: 1)
    #expect(bitmap[1, 1] == FigurePalette.of(.dark).page.pixel)
  }

  @Test func `a device that turns stays within its square`() throws {
    let turning = TurningDevice(film.figure.configuration, side: 100)
    for var frame in film.recorded() {
      for angle in [0, 0.3, 0.7, 1.1] where frame.phase == .during {
        frame.bodyAngle = -angle
        let picture = Drawing { turning.draw(frame, in: $0, around: CGPoint(x: 60, y: 60)) }
        let bitmap = picture.rasterized(width: 120, height: 120)
        let edge = (0..<120).flatMap {
          [bitmap[$0, 4], bitmap[4, $0], bitmap[$0, 115], bitmap[115, $0]]
        }
        #expect(edge.allSatisfy { $0.alpha < 32 })
      }
    }
  }

  @Test func `an animation has pictures of one size, and holds the first and the last`() throws {
    let reel = film.reel()
    #expect(reel.frames.count == 10)
    let bitmaps = try reel.bitmaps(scale: 0.25)
    #expect(Set(bitmaps.map { [$0.width, $0.height] }).count == 1)
    #expect(reel.duration(ofFrame: 0) == RenderedFilm.hold)
    #expect(reel.duration(ofFrame: 9) == RenderedFilm.hold)
    #expect((1..<9).allSatisfy { abs(reel.duration(ofFrame: $0) - 1.0 / 30) < 1e-9 })
    #expect(reel.pictures.allSatisfy { $0.layouts.count == 1 })
  }

  @Test func `frames that are too many together are refused before one is drawn`() {
    var reel = film.reel()
    reel.frames = Array(repeating: reel.frames[0], count: 400)
    let error = #expect(throws: PictureTooLarge.self) { try reel.bitmaps(scale: 2) }
    #expect(error?.frames == 400)
    #expect(error?.description.contains("take fewer frames per second") == true)
  }
}
