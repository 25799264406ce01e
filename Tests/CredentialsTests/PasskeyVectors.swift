/// A passkey that another program made, and what it signed, as letters of a URL.
struct PasskeyVector: Sendable {
    var name: String
    var credential: String
    var attestation: String
    /// What the browser said of itself when the passkey was made.
    var making: String
    var data: String
    /// The same when it signed.
    var signing: String
    var signature: String

    /// Made with Python's cryptography and cbor2; PyPI's webauthn 3.0.1 has said that both answers hold.
    static let good = [
        PasskeyVector(
            name: "ES256, kept by a password manager",
            credential: "MlAec2ZmxPeVbP905b4S9w",
            attestation: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUauiLf7gwjqR89i_sLm7P_hax"
                + "n-bK0AAj5aUO4yyarzRdAAAAAAAAAAAAAAAAAAAAAAAAAAAAEDJQHnNmZsT3lWz_"
                + "dOW-EvelAQIDJiABIVggw18W94o3gRG9VSpHefGLVq8gp4e29oaVXNVpe1RgzNIi"
                + "WCBO0864hhkUD6YPM7pYXCSxkHP7d9SmomytfUQ-Gnth6A",
            making: "eyJ0eXBlIjogIndlYmF1dGhuLmNyZWF0ZSIsICJjaGFsbGVuZ2UiOiAiYm9rMDVQ"
                + "Nk80S1NteE9oVkpHallfSWZPX0U3eEYzSDVIeldVNUhzWUw5SSIsICJvcmlnaW4i"
                + "OiAiaHR0cHM6Ly9jYWxlbmRhci5leGFtcGxlLmFjLnVrIiwgImNyb3NzT3JpZ2lu"
                + "IjogZmFsc2V9",
            data: "auiLf7gwjqR89i_sLm7P_haxn-bK0AAj5aUO4yyarzQdAAAAAA",
            signing: "eyJ0eXBlIjogIndlYmF1dGhuLmdldCIsICJjaGFsbGVuZ2UiOiAiMkJvVmZaeDJk"
                + "N1BFM1ZSdExCVlBaaFRLUUE3bGZmUXVGS0FuaG44dDUxTSIsICJvcmlnaW4iOiAi"
                + "aHR0cHM6Ly9jYWxlbmRhci5leGFtcGxlLmFjLnVrIiwgImNyb3NzT3JpZ2luIjog"
                + "ZmFsc2V9",
            signature: "MEUCIQDbKKl9rH02MO1YR-8YmpvPSpEsGzVtpvRkFPqrtHx4aQIgNQIgpBU6vSlJ"
                + "andYdJpwOCuYLDdpExYsOWz-6xh1nNE"),
        PasskeyVector(
            name: "RS256, on one device",
            credential: "1jY0iY2NYunP8Yv2pQtPP2gVkJuVaaiJJFG5lZi7HJY",
            attestation: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVkBZ2roi3-4MI6kfPYv7C5uz_4W"
                + "sZ_mytAAI-WlDuMsmq80RQAAAAAAAAAAAAAAAAAAAAAAAAAAACDWNjSJjY1i6c_x"
                + "i_alC08_aBWQm5VpqIkkUbmVmLsclqQBAwM5AQAgWQEAoXb8JX9EPpMKQB0Z-kWf"
                + "PtcEM1xeLUGECDixyIgzzcHVqdR2WQNEfZM8LPpOzOxrTIXgL3RgGU_U1M0O-Sbj"
                + "5soceIMlA7P8YDPp1DMnkpAIST24XNvHCNk9uuJmrA4s8QAbbL39CiYs187YDCXR"
                + "RbyWOzidsxLZd_s6_1msnXyjuRSN_PZ_1yVD-Bhfl_ZJIRSw0nZ3eizd-xmgPWp8"
                + "0igKYUkle647PuE5CCUHS0ljOju4QfLKmgejrwy8mJWQNnyhGezRkZK4wq936Ecg"
                + "Qcu5gSrXPBopfbbbEFgfE8b0P8jtPQLLPU4a1Ho9-ncRuTMTK0QMx-AxT68XNm6C"
                + "cSFDAQAB",
            making: "eyJ0eXBlIjogIndlYmF1dGhuLmNyZWF0ZSIsICJjaGFsbGVuZ2UiOiAidy1VVEFw"
                + "WlJ5WmkyY1h0b3ZHdGtuLWxEbUxuMmt1VERjcjZseEU2YURXMCIsICJvcmlnaW4i"
                + "OiAiaHR0cHM6Ly9jYWxlbmRhci5leGFtcGxlLmFjLnVrIiwgImNyb3NzT3JpZ2lu"
                + "IjogZmFsc2V9",
            data: "auiLf7gwjqR89i_sLm7P_haxn-bK0AAj5aUO4yyarzQFAAAABw",
            signing: "eyJ0eXBlIjogIndlYmF1dGhuLmdldCIsICJjaGFsbGVuZ2UiOiAiQ3M0aTJkOVhP"
                + "bGVWNXJNWjdPeXNlSEtXdng4eG1VajR3Q1M4NWJuT2IzayIsICJvcmlnaW4iOiAi"
                + "aHR0cHM6Ly9jYWxlbmRhci5leGFtcGxlLmFjLnVrIiwgImNyb3NzT3JpZ2luIjog"
                + "ZmFsc2V9",
            signature: "nysKu_rjbN9HmLH-culbAnl82I9Ycf7wIBvUrVYGXtSjs9rU5rr6GfkqPohL-g7P"
                + "V7BDZd3RcIGoxvyNL1Us38-byvb3rQyeYUAv_V9wcRTbYZCbuTcQ2slRWSfwEy1H"
                + "Gp9kofU5dIJ9BXqrSTCVvJif7zUTqLR_LH_ExR1Qs755Qp7F8iwJvYthnYSgUQzS"
                + "Lvr5fgJ62jrQ5XeWCqcjufxV1ujYkkML_2BVmT2ABkmyp-wBVc5S_RA_kFnSGK30"
                + "b1mfkF9HUKosTxwZLdACapkBPei60wU5h7dPNdymw5QIbXRV0Vb5F8Ewe0L7zV6d"
                + "cgAObSBT_YOabqWjV_6AdA"),
    ]

    /// Made by PyPI's soft-webauthn 0.1.3, an authenticator that knows nobody.
    static let unverified =
        PasskeyVector(
            name: "soft-webauthn",
            credential: "MvmQ9LlRIc4AlLW9uFMqc_zbKl6OrO_4uPJJqFKQjQM",
            attestation: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikauiLf7gwjqR89i_sLm7P_hax"
                + "n-bK0AAj5aUO4yyarzRBAAAAAAAAAAAAAAAAAAAAAAAAAAAAIDL5kPS5USHOAJS1"
                + "vbhTKnP82ypejqzv-LjySahSkI0DpQECAyYgASFYIHXQGmaYjhlGBBgBwKh7LkvN"
                + "al3iI5WsT86XZpVj-hFsIlgg5kowK3QlCGr1wSNW8ywGWb5_Jh01l5SUdXsekVuv"
                + "USU",
            making: "eyJ0eXBlIjogIndlYmF1dGhuLmNyZWF0ZSIsICJjaGFsbGVuZ2UiOiAielZEU1ky"
                + "amx6X2c5bEJ0VjNQQ0pLUGlyb2dOTlphMkdVU1hzWkNZVGJzZyIsICJvcmlnaW4i"
                + "OiAiaHR0cHM6Ly9jYWxlbmRhci5leGFtcGxlLmFjLnVrIn0",
            data: "auiLf7gwjqR89i_sLm7P_haxn-bK0AAj5aUO4yyarzQBAAAAAQ",
            signing: "eyJ0eXBlIjogIndlYmF1dGhuLmdldCIsICJjaGFsbGVuZ2UiOiAiOXQ0UmZIZHB1"
                + "aVhKRXlsMUV0MHdfSG1BcVN1Y2ZnUVg0ZHlpenluZUwzayIsICJvcmlnaW4iOiAi"
                + "aHR0cHM6Ly9jYWxlbmRhci5leGFtcGxlLmFjLnVrIn0",
            signature: "MEUCID_c-o2ofkomD25VZhlK5fAbAbOXve7-YOzP30cAytvWAiEA162tZsalILPo"
                + "Tf5Se-zilvrtNAkfxWgrwF0qVb0H7eo")
}
