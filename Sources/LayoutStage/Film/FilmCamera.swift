import Foundation
import LayoutCore
import RasterCore
import UIKit

/// The log of the calls while frames of a turn are taken.
@MainActor final class FilmCamera {
  /// The calls while frames are taken.
  let log = FilmCallLog()
  private let simulator: Simulator
  private var hidden: HiddenViews

  /// Makes a camera for a device before its turn, and stops its clock.
  init(_ simulator: Simulator) {
    self.simulator = simulator
    hidden = HiddenViews(in: simulator.window)
    simulator.holdsTime = true
  }

  /// Takes a frame at the present time.
  func frame(_ phase: FilmFrame.Phase) -> FilmFrame {
    simulator.perform {
      // First, as recording lays out what is left to be laid out.
      let screen = simulator.movingScreen
      let window = simulator.window
      let hidden = HiddenViews(in: window)
      defer { self.hidden = hidden }
      return FilmFrame(
        time: simulator.time, phase: phase, screen: screen, orientation: simulator.orientation,
        bodyAngle: FilmFrame.restAngle(simulator.orientation) - window.shownAngle,
        layout: simulator.collectionView?.presentedRecord,
        hidden: hidden.changes(since: self.hidden), calls: log.takeCalls(),
        sight: simulator.collectionView?.sharesInSight ?? [:])
    }
  }
}
