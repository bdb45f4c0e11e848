import Foundation
import LayoutCore
import RasterCore
import Testing
import UIKit

@testable import LayoutStage

@MainActor @Suite struct FilmTests {
  private let device: Device

  init() throws { device = try #require(Device.named("iPhone 7")) }

  private func film(
    from: Orientation = .portrait, frames: Int = 9, framesPerSecond: Int = 30,
    on device: Device? = nil,
    _ content: @escaping @MainActor () -> UIViewController = { TurningCarousel(page: 1) }
  ) -> Film {
    Film(
      Figure(name: "test/carousel", device: device ?? self.device, content: content),
      from: from, to: from.turned, frames: frames, framesPerSecond: framesPerSecond)
  }

  @Test func `RO22 a strip begins before the turn and ends after it, at even times`() throws {
    let frames = film(frames: 7).recorded()
    let phases = [FilmFrame.Phase.before] + Array(repeating: .during, count: 5) + [.after]
    #expect(frames.map(\.phase) == phases)
    let times = frames.map(\.timeWords).joined(separator: ", ")
    #expect(times == "0 ms, 50 ms, 100 ms, 150 ms, 200 ms, 250 ms, 300 ms")
    let pad = try #require(Device.named("iPad 9.7"))
    #expect(film(frames: 3, on: pad).recorded().map(\.timeWords) == ["0 ms", "200 ms", "400 ms"])
  }

  @Test func `an animation has a frame for each step of its rate, and ends at the end`() {
    let frames = film(framesPerSecond: 30).recordedForPlaying()
    #expect(frames.count == 10)
    #expect(frames.last?.time == 0.3)
    let times = film(framesPerSecond: 7).recordedForPlaying().map(\.time)
    let seventh: TimeInterval = 1.0 / 7
    #expect(times == [0, seventh, 2 * seventh, 0.3])
  }

  @Test func `of an animation that takes hours the end follows upon the first frames`() {
    let film = film(framesPerSecond: 1) { SlowFade() }
    let frames = film.recordedForPlaying()
    #expect(frames.count == 3601)
    #expect(frames.suffix(2).map(\.time) == [3599, 36_000])
  }

  @Test func `a film of too many frames is refused before they are laid out`() {
    let view = CountingView()
    let film = film(framesPerSecond: 120) {
      let controller = SlowFade()
      controller.view.addSubview(view)
      return controller
    }
    let error = #expect(throws: PictureTooLarge.self) { try film.reel(scale: 2) }
    #expect(error?.frames == 3601)
    #expect(error?.description.contains("329 frames of this size") == true)
    #expect(view.calls < 360)
  }

  @Test func `a film with too many frames for its turn is refused before anything is laid out`() {
    let view = CountingView()
    let film = film(framesPerSecond: 33_000) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    let error = #expect(throws: PictureTooLarge.self) { try film.reel(scale: 2) }
    #expect(error?.frames == 3601)
    #expect(view.calls == 0)
  }

  @Test func `an animation that is repeated without end is no part of the turn`() {
    let film = film { SlowFade(repeatCount: .greatestFiniteMagnitude) }
    #expect(film.recordedForPlaying().last?.time == 0.3)
  }

  @Test func `RO26 the body turns as the window turns back, so that its content is upright`() {
    let frames = film(frames: 5).recorded()
    #expect(frames.first?.orientation == .portrait)
    #expect(frames.dropFirst().allSatisfy { $0.orientation == .landscape })
    #expect(frames.first?.bodyAngle == 0)
    #expect(frames.last?.bodyAngle == -.pi / 2)
    #expect(abs((frames[2].bodyAngle) + .pi / 4) < 1e-9)
    #expect(frames.first?.screenAngle == 0)
    #expect(frames.last?.screenAngle == 0)
    let back = film(from: .landscape, frames: 5).recorded()
    #expect(back.first?.bodyAngle == -.pi / 2)
    #expect(back.last?.bodyAngle == 0)
    #expect(abs((back[2].screenAngle) + .pi / 4) < 1e-9)
  }

  @Test func `RO1 RO28 each frame has the calls since the one before`() {
    let frames = film(frames: 4).recorded()
    #expect(frames[0].calls == [])
    let calls = frames[1].calls
    let order = [
      "willTransition(to:with:)", "viewWillTransition(to:with:)", "traitCollectionDidChange(_:)",
      "viewWillLayoutSubviews()", "prepare(forAnimatedBoundsChange:)",
      "targetContentOffset(forProposedContentOffset:)", "finalizeAnimatedBoundsChange()",
      "animate(alongsideTransition:)",
    ]
    let places = order.compactMap { calls.firstIndex(of: $0) }
    #expect(places == places.sorted())
    #expect(order.allSatisfy(calls.contains), "\(calls)")
    #expect(calls.count { $0 == "prepare(forAnimatedBoundsChange:)" } == 2)
    #expect(frames[2].calls == [])
    #expect(frames[3].calls.first == "completion")
  }

  @Test func `views that are hidden and shown are told by their names`() {
    let frames = film(frames: 4) { SwappingCarousel(page: 1) }.recorded()
    #expect(
      frames.map(\.hidden) == [
        [], ["collectionView hidden", "tempImageView shown"], [],
        ["collectionView shown", "tempImageView hidden"],
      ])
  }

  @Test func `a frame has the layout that the screen shows at its time`() throws {
    let frames = film(frames: 5).recorded()
    let layout = try #require(frames[2].layout)
    #expect(abs(layout.viewport.width - 521) < 1e-9)
    #expect(abs(layout.viewport.minX - 521) < 1e-9)
    let page = try #require(layout.elements.first { $0.indexPath == [0, 1] })
    #expect(abs(page.frame.width - 521) < 1e-9)
  }

  @Test func `RO27 two pages are in view while a carousel turns that keeps its offset alone`() {
    let flickers = film().recorded().flickers
    #expect(flickers.map(\.element) == ["cell [0,0]"])
    #expect(flickers.first?.frames == Array(1...7))
    #expect((flickers.first?.share ?? 0) > 0.5)
    // From landscape to portrait, the other page in view is the next one.
    #expect(film(from: .landscape).recorded().flickers.map(\.element) == ["cell [0,2]"])
    // Before the first page there is no other one.
    #expect(film { TurningCarousel(page: 0) }.recorded().flickers == [])
  }

  @Test func `a carousel that shows an image while it turns does not flicker`() {
    #expect(film { SwappingCarousel(page: 1) }.recorded().flickers == [])
    #expect(film(from: .landscape) { SwappingCarousel(page: 1) }.recorded().flickers == [])
  }

  @Test func `a page that flickers is drawn, and one behind an image is not`() throws {
    func share(of color: UInt32, in frame: FilmFrame) -> Double {
      let size = device.size(in: frame.orientation)
      let bitmap = frame.screen.rasterized(width: Int(size.width), height: Int(size.height))
      let pixel = Color(color).pixel
      var count = 0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap[x, y] == pixel { count += 1 }
      }
      return Double(count) / Double(bitmap.width * bitmap.height)
    }
    let plain = film(frames: 5).recorded()
    #expect(share(of: 0xFF0000, in: plain[0]) == 0)
    #expect(share(of: 0xFF0000, in: plain[1]) > 0.2)
    #expect(share(of: 0xFF0000, in: plain[4]) == 0)
    let smooth = film(frames: 5) { SwappingCarousel(page: 1) }.recorded()
    #expect(smooth.allSatisfy { share(of: 0xFF0000, in: $0) == 0 })
    #expect(smooth.allSatisfy { share(of: 0x00FF00, in: $0) > 0.2 })
  }

  @Test func `files are named after the figure and its variant`() {
    var film = film()
    #expect(film.stripName == "test/carousel.strip.png")
    film.figure.variant = "iPad 9.7, iOS 12"
    #expect(film.reelName == "test/carousel.iPad-9.7-iOS-12.film.png")
  }

  @Test func `a quiet film leaves UIKit's console alone`() {
    let writer = UIKitLog.writer
    let lines = Lines()
    UIKitLog.writer = { lines.add($0) }
    defer { UIKitLog.writer = writer }
    var film = film { TallPages(page: 0) }
    _ = film.recorded()
    #expect(lines.count > 0)
    let count = lines.count
    film.isQuiet = true
    _ = film.recorded()
    #expect(lines.count == count)
  }

  @Test func `the same turn gives the same drawings`() {
    let (one, other) = (film().recorded(), film().recorded())
    #expect(one.map(\.screen.digest) == other.map(\.screen.digest))
    #expect(one.map(\.layout) == other.map(\.layout))
  }
}

/// A controller that begins to fade in a turn, for ten hours or without end.
private final class SlowFade: UIViewController {
  private let repeatCount: Float

  init(repeatCount: Float = 1) {
    self.repeatCount = repeatCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 36_000
    fade.repeatCount = repeatCount
    view.layer.add(fade, forKey: nil)
  }
}

/// Pages that are too high for their carousel, which the flow layout warns of.
private final class TallPages: TurningCarousel {
  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 2000) }
}

/// The lines of a console that name the class `TallPages`; other tests may write lines meanwhile.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var count: Int { lock.withLock { lines.count } }

  func add(_ line: String) {
    lock.withLock { if line.contains("TallPages") { lines.append(line) } }
  }
}

/// A view that counts how often its traits are read.
private final class CountingView: UIView {
  var calls = 0

  override var traitCollection: UITraitCollection {
    calls += 1
    return super.traitCollection
  }
}
