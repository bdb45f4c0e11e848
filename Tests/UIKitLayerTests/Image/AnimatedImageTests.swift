import Foundation
import QuartzCore
import RasterCore
import TestSupport
import Testing

@testable import UIKit

@MainActor struct AnimatedImageTests {
  private let images = (1...4).map { UIImage(Bitmap(width: $0, height: 1)) }

  @Test func `an animated image has its images and its duration (AC32)`() {
    let image = UIImage.animatedImage(with: images, duration: 2)
    #expect(image?.images == images)
    #expect(image?.duration == 2)
    #expect(image?.size.width == 1)
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
  }

  @Test func `an animation without a duration has thirty images a second (AC32)`() {
    #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 4.0 / 30)
  }

  @Test func `the images are shown at equal intervals, again and again (AC32)`() throws {
    let frames = try #require(AnimatedFrames(images, duration: 2))
    let widths = [0, 0.49, 0.5, 1.9, 2, 3.1].map { frames.image(at: $0)?.size.width }
    #expect(widths == [1, 1, 2, 4, 1, 3])
    #expect(frames.image(at: 3.9, repeats: 2)?.size.width == 4)
    #expect(frames.image(at: 4, repeats: 2) == nil)
  }

  @Test(arguments: [0, 1])
  func `numbered images are those until a number is missing (AC33)`(first: Int) throws {
    let catalogue = try TestCatalogue()
    for number in [first, first + 1, first + 3] {
      try catalogue.writeImages("run\(number)", [(number + 1, "")])
    }
    let image = catalogue.searching { UIImage.animatedImageNamed("run", duration: 1) }
    #expect(image?.images?.count == 2)
    #expect(image?.images?.first?.cgImage?.width == first + 1)
  }

  @Test func `an image view shows the image of the clock's time (AC34)`() {
    let clock = AnimationClock()
    let view = UIImageView(image: UIImage(Bitmap(width: 9, height: 1)))
    view.animationImages = images
    view.animationDuration = 2
    view.animationRepeatCount = 1
    #expect(!view.isAnimating)
    clock.perform { view.startAnimating() }
    #expect(view.isAnimating)
    clock.advance(to: 0.6)
    #expect(view.shownImage?.size.width == 2)
    clock.advance(to: 2)
    #expect(!view.isAnimating)
    #expect(view.shownImage?.size.width == 9)
  }

  @Test func `without a clock the first image shows until the end of the animation (AC34)`() {
    let view = UIImageView(image: UIImage(Bitmap(width: 9, height: 1)))
    view.animationImages = images
    view.startAnimating()
    #expect(view.shownImage?.size.width == 1)
    view.stopAnimating()
    #expect(view.shownImage?.size.width == 9)
  }
}
